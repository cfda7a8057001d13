/**
 * What a link may lead to: the specification's schemes (section 2), each with what they lead to. Without it, as in
 * `https:recipes`, the address is relative to a page of that scheme.
 */
const allowed = /^(?:(?:https?|ircs?):\/\/[^/\\?#\s]|(?:mailto|xmpp):[^/\\?#\s])/i

/**
 * Where a link leads, in the words that tell it apart from another: the host (in the form that letters of other
 * alphabets cannot imitate), or whom a message goes to.
 *
 * @returns undefined when it leads nowhere that it may: an address with another scheme, or relative to the page.
 */
export function destinationOf(href: string): string | undefined {
  if (!allowed.test(href) || !URL.canParse(href)) return undefined
  const { host, pathname, search } = new URL(href)
  // A message may have other recipients in its query.
  return host || pathname + search
}

/** Whether words that stand for a link tell where it leads by themselves: they are its address, and that is not misleading. */
export const tellsDestination = (words: string, href: string, destination: string) =>
  words === destination ||
  (words === href && href.slice(href.indexOf('://') + '://'.length).startsWith(destination))
