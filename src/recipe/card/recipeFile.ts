/** The recipe's title: its first heading, else its first line, without the marks of markdown; "Recipe" when it has neither. */
export function titleOf(recipe: string): string {
  const lines = recipe.split('\n').map((line) => line.trim())
  const heading = lines.find((line) => /^#{1,6}\s+\S/.test(line)) ?? lines.find((line) => line)
  const words = (heading ?? '')
    .replace(/^#+\s*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~#]/g, '')
    .trim()
  return words || 'Recipe'
}

/** The longest name of a file, in characters, without its ending: within what every file system takes. */
const NAME = 60

/** A name for the recipe's file that every file system takes: of letters and digits of any script, and hyphens. */
export function fileNameOf(recipe: string): string {
  const name = titleOf(recipe)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, NAME)
    .replace(/^-+|-+$/g, '')
  return `${name || 'recipe'}.md`
}

/** Hands the recipe to the browser as a file to be kept. */
export function download(recipe: string) {
  const url = URL.createObjectURL(new Blob([recipe], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(recipe)
  link.click()
  URL.revokeObjectURL(url)
}
