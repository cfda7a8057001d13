import { parseCutJson } from '../../lib/cutJson'
import { readHtml } from '../../lib/htmlText'
import { isHtml, startsWithHtml } from '../../lib/isHtml'
import { readCooklang, readValues } from './cooklang'
import { MAX_DEPTH, paragraphs, writeFacts, writeRecipeData } from './recipeData'

/** Where JSON begins: at the start of a text, or in a block of code. */
const startOfData = /^\s*(?=[{[])|(?:^|\n)(?:```|~~~)\w*\s*(?=[{[])/
const withoutFence = (words: string) => words.replace(/^(?:`{1,3}|~{1,3})[ \t]*$/m, '').trim()

function recipeOfHtml(html: string): string {
  const { data, markdown } = readHtml(html)
  return writeRecipeData(data.map((json) => parseCutJson(json).value)) ?? markdown
}

/**
 * Returns HTML, and a text that holds a recipe in JSON, as markdown, with the words before and behind the data; undefined for
 * other texts. JSON that has not ended is read as far as it has come.
 */
export function recipeOfData(text: string): string | undefined {
  if (isHtml(text)) return recipeOfHtml(text)
  const { 0: all, index } = startOfData.exec(text) ?? { 0: text, index: 0 }
  const data = text.slice(index + all.length)
  const { value, end, isCut } = parseCutJson(data)
  const recipe = writeRecipeData(value, isCut) ?? longTextIn(value)
  return recipe && paragraphs(text.slice(0, index).trim(), recipe, withoutFence(data.slice(end)))
}

/** Finds the one text in some data that is itself a recipe in markdown: the reply of a service, or a message. */
function longTextIn(data: unknown, depth = 0): string | undefined {
  if (typeof data === 'string')
    return [/^(?:#{1,6} |\*\*)/m, /^(?:[-*•]|1[.)]) /m].every((mark) => mark.test(data)) ? data : undefined
  if (typeof data !== 'object' || depth > MAX_DEPTH) return undefined
  const texts = Object.values(Object(data)).flatMap((each) => longTextIn(each, depth + 1) ?? [])
  return texts.length === 1 ? texts[0] : undefined
}

/** Names and values above a text, between lines of dashes. */
const frontMatter = /^\s*---[ \t]*\n((?:\w[\w -]{0,40}:[^\n]*\n)+)---[ \t]*(?:\n|$)/

/** A line break in markdown. Within the item of a list and in a table it goes on with the line. */
const lineBreak = /(?<![ \t])[ \t]*<br ?\/?>[ \t]*/gi
const breakLines = (line: string) =>
  line.replace(lineBreak, /^[ \t]*(?:\||[-*+] |\d{1,3}[.)] )/.test(line) ? ' ' : '\n')

/**
 * Returns a recipe as it was copied from somewhere, as markdown: JSON, a page's HTML with or without such data, Cooklang, and
 * text with values above it. Other texts are returned as they are.
 */
export function recipeOfSource(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const recipe = recipeOfData(text)
  if (recipe !== undefined) return recipe
  if (startsWithHtml(text)) return recipeOfHtml(text)
  const [above = '', values = ''] = frontMatter.exec(text) ?? []
  const body = text.slice(above.length)
  const facts = readValues(values)
  const cooklang = readCooklang(body)
  if (cooklang) return writeRecipeData({ ...facts, ...cooklang }) ?? text
  const head = writeFacts(/^\s*# /.test(body) ? { ...facts, title: '' } : facts)
  return (head && `${head}\n\n`) + body.replace(/^.*<br.*$/gim, breakLines)
}
