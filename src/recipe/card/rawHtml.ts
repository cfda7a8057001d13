/** The elements of HTML. What stands in angle brackets and is none of them, such as `<flour>`, is a word. */
const elements =
  'a|abbr|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|isindex|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr'

const notShown = /<(script|style|template|title)\b[\s\S]*?<\/\1\s*>/gi
const marks = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<[!?][^>]*>/g
const tags = new RegExp(`</?(?:${elements})(?=[\\s/>])[^>]*>?`, 'gi')

/** The words of HTML, without its tags and what a browser would not show; what never ends hides nothing. */
export const wordsOfHtml = (html: string) =>
  html.replace(notShown, '').replace(marks, '').replace(tags, '')

/** Whether HTML is the end of a line and nothing else. */
export const isLineBreak = (html: string) => /^<br\s*\/?>$/i.test(html)
