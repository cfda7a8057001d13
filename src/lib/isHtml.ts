/** Whether a text begins with an element of HTML. */
export const startsWithHtml = (text: string): boolean =>
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype|html|head|body|div|section|article|main|script|h[1-6]|p|ul|ol|table|(?:b|strong|span|font)\b(?=[^<>]{0,99}>[^\n]{0,400}<br))\b/i.test(
    text,
  )

/** Whether a text is HTML, and not markdown with some tags. */
export const isHtml = (text: string): boolean => startsWithHtml(text) && !/^(?:#{1,6}|[-*]|\d{1,2}\.) /m.test(text)
