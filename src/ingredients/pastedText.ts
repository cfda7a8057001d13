/**
 * Returns what a field would hold after a list is pasted into it, with the line breaks that the field itself would
 * drop. Returns undefined for a single line, which the field handles by itself.
 */
export function insertPastedList(field: HTMLInputElement, pasted: string): string | undefined {
  if (!/[\r\n]/.test(pasted.trim())) return undefined
  const { value, selectionStart, selectionEnd } = field
  const before = value.slice(0, selectionStart ?? value.length)
  return before + pasted + value.slice(selectionEnd ?? value.length)
}
