/**
 * The URL schemes that a link may have, with the first character of a host or an address.
 * Without that, as in `https:recipes`, the URL is relative to a page of the same scheme.
 */
const allowedUrl = /^(?:(?:https?|ircs?):\/\/[^/\\?#\s]|(?:mailto|xmpp):[^/\\?#\s])/i

/**
 * Returns where a link leads: the host (in Punycode, because letters of other alphabets can imitate a name) or the
 * recipients of a message. Undefined for a URL with another scheme, or one that is relative to the page.
 */
export function linkDestination(href: string): string | undefined {
  if (!allowedUrl.test(href) || !URL.canParse(href)) return undefined
  const { host, pathname, search } = new URL(href)
  // The query of a mailto URL can hold more recipients.
  return host || pathname + search
}

/** Whether the text of a link already shows its destination: it is the URL itself, and not a misleading one. */
export const showsDestination = (text: string, href: string, destination: string) =>
  text === destination || (text === href && textAfterScheme(href).startsWith(destination))

/** A user name, as in `https://bank.example@evil.example/`, would come before the host. */
const textAfterScheme = (href: string) => (/@/.test(href) ? '' : href.slice(href.indexOf('://') + '://'.length))
