import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorMessages } from '../../src/conversation/errorMessages'
import { photoMessages } from '../../src/ingredients/photoMessages'
import { browserMessages } from '../../src/models/browserMessages'
import { accountMessages, localMessages, tokenMessages } from '../../src/models/visitorErrors'

const root = new URL('../../', import.meta.url)
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'src/cookbook/README.md',
  'tools/README.md',
  ...readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

const removeCodeBlocks = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** The targets of all links and images, in markdown and in HTML. */
function findLinks(markdown: string): string[] {
  const text = removeCodeBlocks(markdown)
  const inMarkdown = text.matchAll(/\]\(([^)\s]+)\)/g)
  const inHtml = text.matchAll(/ (?:href|src|srcset)="([^"\s]+)"/g)
  return [...inMarkdown, ...inHtml].map(([, target = '']) => target)
}

/** The anchors of the headings, as GitHub makes them. */
const findAnchors = (markdown: string) =>
  [...removeCodeBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Says why a link leads nowhere; undefined if it leads somewhere or to another site. */
function findProblem(document: string, link: string): string | undefined {
  if (/^(https?|mailto):/.test(link)) return undefined
  const url = new URL(link, new URL(document, root))
  const anchor = url.hash.slice(1)
  url.hash = ''
  if (!existsSync(url)) return `${document}: ${link} does not exist`
  if (anchor && !findAnchors(readFileSync(url, 'utf8')).includes(anchor))
    return `${document}: ${link} has no such heading`
  return undefined
}

test('every relative link and image of the documents leads to a file and a heading', () => {
  const links = documents.flatMap((document) => findLinks(readText(document)).map((link) => ({ document, link })))
  expect(links.length).toBeGreaterThan(50)
  const problems = links.flatMap(({ document, link }) => findProblem(document, link) ?? [])
  expect(problems).toEqual([])
})

test('every file of the source that the documents name exists', () => {
  const named = documents.flatMap((document) =>
    [...readText(document).matchAll(/`((?:src|tests|build|tools|deploy|docs|public)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

test('docs/errors.md has one row for each error kind, with the message that the user reads', () => {
  const [kindsSection = ''] = readText('docs/errors.md').split(/^## With /m)
  const rows = [...kindsSection.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)]
  const documented = rows.map(([, kind = '', cells = '']) => [kind, cells.split('|')[2]?.trim()])
  expect(documented.toSorted()).toEqual(Object.entries(errorMessages).toSorted())
})

test.each([
  ['with a photo', photoMessages],
  ['with a hugging face sign-in', accountMessages],
  ["with a visitor's own token", tokenMessages],
  ["with a model on the visitor's computer", localMessages],
  ["with the browser's own model", browserMessages],
])('docs/errors.md has each message for a user %s', (title, messages) => {
  const sections = readText('docs/errors.md').split(/^## /m)
  const section = sections.find((each) => each.toLowerCase().startsWith(title)) ?? ''
  // The kind is in the first cell, and the message in the last one.
  const documented = [...section.matchAll(/^\| `([\w-]+)` \|(?:.*\|)? (.*) \|$/gm)].map(([, kind, text]) => [
    kind,
    text,
  ])
  expect(documented).toEqual(Object.entries(messages))
})
