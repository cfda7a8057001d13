import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/**
 * Adds the typeface of the titles and numbers. The browser loads it when it is used. Added by a script and not by a
 * style, because a style would load it before the first paint.
 */
export function addTypeface() {
  // `swap`, because the titles would be invisible while it loads.
  document.fonts.add(new FontFace('Fraunces', `url(${fraunces})`, { weight: '100 900', display: 'swap' }))
}
