/** The element that translations of Chrome, Edge and Safari put in place of a text. The page has none of its own. */
const WRAPPER = 'FONT'

/**
 * Keeps the page correct while the browser translates it. A translation takes the text nodes that React knows out of their places, or
 * moves them: React then changes texts that nobody sees, and fails where it removes them. So each such text writes into what
 * stands in its place, and its parent finds that where it is asked for the text.
 */
export function followTranslation() {
  new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const wrapper = [...addedNodes, nextSibling, previousSibling].find((node) => node?.nodeName === WRAPPER)
        if (text instanceof Text && wrapper?.parentNode === target) standIn(target, text, wrapper)
      }
  }).observe(document.body, { childList: true, subtree: true })
}

/** The replacement of each text that the translation has moved. */
const standIns = new WeakMap<Node, Node>()
const followed = new WeakSet<Node>()

function standIn(parent: Node, text: Text, wrapper: Node) {
  standIns.set(text, wrapper)
  // Where the translation has moved the text into the wrapper, a change of it is seen.
  if (!wrapper.contains(text))
    Object.defineProperty(text, 'nodeValue', {
      configurable: true,
      get: () => text.data,
      set(value: string) {
        text.data = value
        wrapper.textContent = value
      },
    })
  if (followed.has(parent)) return
  followed.add(parent)
  const inPlace = <Child extends Node | null>(node: Child) =>
    node && node.parentNode !== parent ? (standIns.get(node) ?? node) : node
  const { removeChild, insertBefore } = Node.prototype
  Object.assign(parent, {
    removeChild: (child: Node) => removeChild.call(parent, inPlace(child)),
    insertBefore: (child: Node, before: Node | null) => insertBefore.call(parent, child, inPlace(before)),
  })
}
