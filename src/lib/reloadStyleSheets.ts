/**
 * Requests again the style sheets of the page that did not load, and resolves when they are there.
 *
 * Vite's helper requests each sheet of a lazy chunk once: an `import()` after a failed one resolves without it.
 */
export async function reloadStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loaded = new Set(links.filter(({ sheet }) => sheet && hasRules(sheet)).map(({ href }) => href))
  const missing = new Set(links.map(({ href }) => href).filter((href) => !loaded.has(href)))
  await Promise.all([...missing].map(loadStyleSheet))
}

/** Chromium has a sheet for a link that failed, but its rules cannot be read. */
function hasRules(sheet: CSSStyleSheet) {
  try {
    return sheet.cssRules.length > 0
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

function loadStyleSheet(href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
  const settled = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`A style sheet did not load: ${href}`)))
  })
  document.head.append(link)
  return settled
}
