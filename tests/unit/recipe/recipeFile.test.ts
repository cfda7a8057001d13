import { expect, test } from 'vitest'
import { titleOf } from '../../../src/reader/readReply'
import { fileNameOf } from '../../../src/recipe/card/recipeFile'

test.each([
  ['its first heading', '# Thin pancakes\n\nWhisk.', 'Thin pancakes', 'thin-pancakes.md'],
  [
    'a heading after other text, without markdown',
    'Here you are:\n\n## **Crème** brûlée `flambée`',
    'Crème brûlée flambée',
    'crème-brûlée-flambée.md',
  ],
  [
    'a heading with a link',
    "# Shepherd's pie / à la [Marie](https://e.example/)",
    "Shepherd's pie / à la Marie",
    'shepherds-pie-à-la-marie.md',
  ],
  ['its first line if it has no heading', 'I am sorry.\nNothing fits.', 'I am sorry', 'i-am-sorry.md'],
  ['a heading with separate accents', '# Cre\u0300me', 'Cre\u0300me', 'cr\u00e8me.md'],
  ['a heading in another script', '# 麻婆豆腐', '麻婆豆腐', '麻婆豆腐.md'],
  ['a heading that looks like a path', '# ../../etc/passwd', 'etc/passwd', 'etc-passwd.md'],
  ['a heading with invisible characters', '\u200b# \u202eLeek\u2060 tart', 'Leek tart', 'leek-tart.md'],
  ['a heading without letters', '# 🍮', '🍮', 'recipe.md'],
  ['a default if it has only marks', '***', 'Recipe', 'recipe.md'],
  ['a default if it is empty', '', 'Recipe', 'recipe.md'],
  ['a long heading', `# ${'long '.repeat(40)}`, 'long '.repeat(40).trim(), `${'long-'.repeat(12).slice(0, -1)}.md`],
  ['a long heading of surrogate pairs', `# a${'𠀀'.repeat(80)}`, `a${'𠀀'.repeat(80)}`, `a${'𠀀'.repeat(59)}.md`],
])('a recipe takes its title and its file name from %s', (_, markdown, title, fileName) => {
  expect(titleOf(markdown)).toBe(title)
  expect(fileNameOf(markdown, 'md')).toBe(fileName)
})

test.each([
  ['brackets', '['.repeat(1_000_000)],
  ['combining marks', `a${'\u0301\u0323'.repeat(25_000)}`],
  ['marks of markdown', '*'.repeat(1_000_000)],
])('reads only the beginning of a long title of %s', (_, title) => {
  expect(titleOf(`# ${title}`).length).toBeLessThanOrEqual(300)
  expect(fileNameOf(`# ${title}`, 'md').length).toBeLessThanOrEqual(63)
})
