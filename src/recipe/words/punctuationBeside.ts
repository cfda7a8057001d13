/**
 * Returns the bracket before a span of a text and the punctuation after it, each maybe empty. They belong on the line of
 * a timer button, because a line can break beside a button.
 *
 * @param from where the text before the span begins, as an index.
 */
export function punctuationBeside(text: string, start: number, end: number, from: number) {
  const [before = ''] = /[([]$/.exec(text.slice(from, start)) ?? []
  const [after = ''] = /^[)\].,;:!?]+/.exec(text.slice(end)) ?? []
  return { before, after }
}
