import { readFile, writeFile } from 'node:fs/promises'

/** One measurement. */
export interface Figure {
  readonly what: string
  readonly unit: 'ms' | 'KB'
  /** The page's value. Sizes are gzipped. */
  readonly page: number
  /** What the page is compared with. */
  readonly other?: { readonly name: string; readonly value: number }
  /** The aim. */
  readonly bar?: string
}

const root = new URL('..', import.meta.url)

/** Prints the figures, and writes them into the table of docs/performance.md and into docs/speed.svg. */
export async function report(figures: readonly Figure[]) {
  const table = tableOf(figures)
  console.log(`\n${table}`)
  const page = new URL('docs/performance.md', root)
  const text = await readFile(page, 'utf8')
  const place = /(<!-- npm run bench -->\n)[\s\S]*?(\n<!-- end -->)/
  if (!place.test(text)) throw new Error('docs/performance.md has no place for the table.')
  await writeFile(
    page,
    text.replace(place, (_, begin, end) => `${begin}\n${table}${end}`),
  )
  await writeFile(new URL('docs/speed.svg', root), chartOf(figures))
}

const number = (value: number) => value.toFixed(value < 10 ? 1 : 0)

function tableOf(figures: readonly Figure[]) {
  const rows = figures.map(({ what, unit, page, other, bar = '' }) => {
    const beside = other ? `${number(other.value)} ${unit} (${other.name})` : ''
    const ratio = other ? `${(page / other.value).toFixed(2)} ×` : ''
    return `| ${what} | ${number(page)} ${unit} | ${beside} | ${ratio} | ${bar} |`
  })
  return ['| what | this page | beside it | ratio | aim |', '| --- | --: | --: | --: | --: |', ...rows, ''].join('\n')
}

/** Draws two bars for each comparison: the page, and what it is compared with. */
function chartOf(figures: readonly Figure[]) {
  const pairs = figures.flatMap(({ other, ...figure }) => (other ? [{ ...figure, other }] : []))
  const row = 72
  const width = 760
  const rows = pairs.map(({ what, unit, page, other }, index) => {
    const longest = Math.max(page, other.value)
    const bar = (value: number, y: number, kind: string, name: string) => {
      const length = Math.round((value / longest) * (width - 260))
      return `<rect class="${kind}" x="0" y="${y}" width="${Math.max(length, 2)}" height="16" rx="3"/><text x="${length + 8}" y="${y + 13}">${name}: ${number(value)} ${unit}</text>`
    }
    return `<g transform="translate(16 ${16 + index * row})"><text class="what" y="12">${escaped(what)}</text>${bar(page, 20, 'page', 'this page')}${bar(other.value, 40, 'other', escaped(other.name))}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${pairs.length * row + 24}" role="img" aria-label="Bars: this page beside what it is measured against">
<style>text{font:13px system-ui,sans-serif;fill:#2b211a}.what{font-weight:600}.page{fill:#a3341b}.other{fill:#c9b695}@media(prefers-color-scheme:dark){text{fill:#f3e9dc}.page{fill:#f0a184}.other{fill:#6b5c4d}}</style>
${rows.join('\n')}
</svg>
`
}

const escaped = (text: string) => text.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
