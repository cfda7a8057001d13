/**
 * Replaces a part of index.html.
 *
 * @throws an error if the part is undefined, missing, or there twice.
 */
export function replaceOnce(html: string, part: string | undefined, replacement: string): string {
  if (part === undefined || html.split(part).length !== 2)
    throw new Error(`index.html should contain ${part ?? 'a link to its style sheet and one to its script'} once.`)
  return html.replace(part, () => replacement)
}
