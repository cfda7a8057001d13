/**
 * Adds the styles of a lazy chunk to the page. The styles of the first screen are in index.html; these are of no use
 * before. A style sheet made by a script needs no place in the Content-Security-Policy.
 */
export function adoptStyles(...styles: readonly string[]) {
  // Every browser that the build supports has `adoptedStyleSheets`, but jsdom, which runs the component tests, does not.
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
