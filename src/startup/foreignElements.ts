/** Says that hydration begins. An event, because the script in index.html and the page's script share no module. */
const HYDRATE = 'hydrate'

/**
 * Removes the elements that a browser extension adds before hydration. React would take them for a mistake and render the page
 * again, without the letters that the user has typed.
 */
export function watchForeignElements() {
  const root = document.getElementById('root')
  if (!root) return
  const added: Node[] = []
  const note = (records: readonly MutationRecord[]) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]))
  const observer = new MutationObserver(note)
  observer.observe(root, { childList: true, subtree: true })
  const remove = () => {
    note(observer.takeRecords())
    observer.disconnect()
    for (const node of added) if (node instanceof Element) node.remove()
  }
  document.addEventListener(HYDRATE, remove, { once: true })
}

/** Ends the watch of {@link watchForeignElements}. Call it right before hydration. */
export const removeForeignElements = () => {
  document.dispatchEvent(new Event(HYDRATE))
}
