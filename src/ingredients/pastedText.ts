/**
 * The text of a field into which a list is pasted, with what was typed around it: the field itself would run the
 * list's lines together. Undefined when what is pasted is no more than a line, which the field can take.
 */
export function withPastedList(field: HTMLInputElement, pasted: string): string | undefined {
  if (!/[\r\n]/.test(pasted.trim())) return undefined
  const { value, selectionStart, selectionEnd } = field
  const before = value.slice(0, selectionStart ?? value.length)
  return before + pasted + value.slice(selectionEnd ?? value.length)
}
