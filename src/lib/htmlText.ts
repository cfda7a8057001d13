import { Parser } from 'htmlparser2'

/** What shows no words of a page's own text. */
const skipped = new Set('script,style,template,noscript,nav,footer,aside,form,button,svg,title'.split(','))
const blocks = new Set('p,div,section,article,main,header,ul,ol,dl,dt,dd,table,tr,blockquote,figure'.split(','))

/** The words of a page or of a part of one. */
interface PageText {
  /** As markdown: headings, lists, bold words and lines. */
  readonly markdown: string
  /** The data that it tells search engines, as JSON. */
  readonly data: readonly string[]
}

/** Reads HTML. The page's policy lets no script parse it with the browser's own parser. */
export function readHtml(html: string): PageText {
  const data: string[] = []
  const lists: string[] = []
  /** The text so far of each open element, from the outermost on. */
  const written = ['']
  let skips = 0
  let isData = false
  const write = (text: string) => written.push((written.pop() ?? '') + text)
  const parser = new Parser({
    onopentag(name, { type }) {
      if (skipped.has(name)) skips++
      isData = type === 'application/ld+json'
      if (isData) data.push('')
      if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? '1.' : '-')
      if (name === 'br') write('\n')
      else written.push('')
    },
    ontext(text) {
      if (skips === 0) write(text.replace(/\s+/g, ' '))
      else if (isData) data.push((data.pop() ?? '') + text)
    },
    onclosetag(name) {
      if (skipped.has(name)) skips--
      if (name === 'br') return
      const words = written.pop() ?? ''
      write(name === 'li' ? `\n${lists.at(-1) ?? '-'} ${indent(words)}\n` : inMarkdown(name, words))
      if (name === 'ul' || name === 'ol') lists.pop()
    },
  })
  parser.end(html)
  const markdown = written
    .join('')
    .replace(/(?<![^\S\n])[^\S\n]*\n(?![^\S\n]+\S)[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { markdown, data }
}

const indent = (words: string) => words.trim().replace(/(?<!\s)\s*\n\s*/g, '\n   ')

function inMarkdown(name: string, words: string): string {
  const own = words.trim()
  if (/^h[1-6]$/.test(name)) return `\n\n${'#'.repeat(Number(name[1]))} ${own}\n\n`
  if (/^(?:b|strong)$/.test(name)) return own === '' ? words : words.replace(own, `**${own}**`)
  if (/^t[dh]$/.test(name)) return `${words} `
  return blocks.has(name) ? `\n\n${words}\n\n` : words
}
