import { parse as parseToml, TomlError } from 'smol-toml'
import { parseDocument } from 'yaml'
import { readCooklang } from './cooklang'
import { readHtml } from './htmlText'
import { writeRecipeData } from './recipeData'

/** The values above a page of a static site: between lines of "---" in YAML, or of "+++" in TOML. */
const frontMatter = /^\s*(---|\+\+\+)[ \t]*\n(.*?)\n\1[ \t]*(?:\n|$)/s

/** `{{< qty "2 cups" >}}`, `{% link "soup" %}`: a call of a site's templates. */
const call = /\{\{?[<%{][^{}]{0,200}?[>%}]\}?\}/g
/** `{% ingredients %}` alone in its line begins what its word names, and `{% endingredients %}` ends it. */
const callAlone = /^[ \t]*\{%-?[ \t]*(\w+)[^{}\n]{0,100}%\}[ \t]*$/gm
/** Comments, pictures, and what only arranges a page: `<div>`, and the components of MDX. */
const markup =
  /<!--(?:(?!-->|<!--).){0,2000}-->|\{::[^{}]{0,40}\/?\}|\{:\/\}|<\/?(?:img|div|span|center|section|figure|figcaption|picture|pre|p|ul|ol|li|[A-Z]\w{0,40})\b[^<>]{0,500}>/gs
/** A line break in markdown. Within the item of a list and in a table it goes on with the line. */
const lineBreak = /(?<![ \t])[ \t]*<br ?\/?>[ \t]*/gi
const breakLines = (line: string) =>
  line.replace(lineBreak, /^[ \t]*(?:\||[-*+] |\d{1,3}[.)] )/.test(line) ? ' ' : '\n')
/** Attributes of a heading or a picture: `{#soup}`, `{:height="100px"}`. */
const attributes = /[ \t]{0,4}\{[#:.][^{}\n]{0,80}\}/g

const headings = [
  [/^ingredients?$/, '## Ingredients'],
  [/^(?:method|directions?|instructions?|steps?)$/, '## Method'],
  [/^notes?$/, '## Notes'],
] as const

/** `=== "Ingredients"` above lines that are indented is a tab of MkDocs. */
const tab = /^=== "([^"\n]{1,80})"[ \t]*$/gm

const startsHtml =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype|html|head|body|div|section|article|main|script|h[1-6]|p|ul|ol|table)\b/i

/**
 * Returns the recipe in a file as its author keeps it, as markdown: a page of a static site with values above it and
 * calls of templates within it, or JSON of recipe managers. Other texts are returned as they are, and so are values that
 * are not in the format that their marks tell.
 */
export function recipeOfSource(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (/^\s*[{[]/.test(text)) return writeRecipeData(readJson(text)) ?? text
  if (startsHtml.test(text)) {
    const { data, markdown } = readHtml(text)
    return writeRecipeData(data.map(readJson)) ?? markdown
  }
  const [whole = '', mark = '', values = ''] = frontMatter.exec(text) ?? []
  const body = withoutCalls(text.slice(whole.length))
  const data = whole === '' ? undefined : mark === '---' ? readYaml(values) : readToml(values)
  const cooklang = readCooklang(text.slice(whole.length))
  if (cooklang) return writeRecipeData({ ...Object(data), ...cooklang }) ?? text
  return writeRecipeData(data, body) ?? whole + body
}

function withoutCalls(body: string): string {
  const hasTabs = /^=== "/m.test(body)
  return (hasTabs ? body.replace(tab, '## $1').replace(/^ {4}/gm, '') : body)
    .replace(callAlone, (_, name: string) => headings.find(([opens]) => opens.test(name))?.[1] ?? '')
    .replace(call, (whole) => /"([^"]*)"/.exec(whole)?.[1] ?? '')
    .replace(/<li\b[^<>]{0,100}>[ \t]{0,8}/gi, '- ')
    .replace(markup, '')
    .replace(/^.*<br.*$/gim, breakLines)
    .replace(/^[ \t]*-[ \t]*$/gm, '')
    .replace(attributes, '')
}

/** The values of a recipe are shorter, in characters. The parser needs over a second for some texts of 90,000. */
const MAX_VALUES = 32 * 1024

function readYaml(text: string): unknown {
  if (text.length > MAX_VALUES) return undefined
  // All values are words: "1/2" and dates stay as they are written.
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false })
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS()
  } catch (error) {
    // The library follows up to 100 references.
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

function readToml(text: string): unknown {
  try {
    return parseToml(text)
  } catch (error) {
    if (error instanceof TomlError) return undefined
    throw error
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
