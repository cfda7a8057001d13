import { titleOf } from '../../reader'

/** The longest file name without its extension, in characters: within the limit of every file system. */
const MAX_FILE_NAME = 60

/** Returns a file name for the recipe: letters and digits of any script, and hyphens. */
export function fileNameOf(markdown: string, extension: 'md' | 'json'): string {
  const words = titleOf(markdown)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
  // Cut by characters, because half of a surrogate pair is not a letter.
  const name = [...words]
    .slice(0, MAX_FILE_NAME)
    .join('')
    .replace(/^-+|-+$/g, '')
  return `${name || 'recipe'}.${extension}`
}

/** Saves a text as a file. */
export function download(text: string, fileName: string, type: 'text/markdown' | 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
