import { readFile, writeFile } from 'node:fs/promises'

/** One measurement. */
export interface Figure {
  readonly label: string
  readonly unit: 'ms' | 'KB' | 'MB'
  /** The page's value. Sizes are gzipped. */
  readonly page: number
  /** The value of the build in `BASELINE`, measured in turn with the page's. */
  readonly other?: number | undefined
  /** A value to compare the page with. */
  readonly baseline?: { readonly name: string; readonly value: number }
  /** The target of docs/performance.md. */
  readonly target?: string
}

const root = new URL('../..', import.meta.url)

/**
 * Prints the figures, and writes them into the table of docs/performance.md and into docs/speed.svg. Fewer figures than
 * the table has, as of a run of some rows (`-g`), are only printed, and so are those of a run with another build.
 */
export async function report(figures: readonly Figure[]) {
  const table = createTable(figures)
  console.log(`\n${table}`)
  const compared = figures.filter(({ other }) => other !== undefined)
  if (compared.length > 0) {
    console.log(createBuildsTable(compared))
    return
  }
  const page = new URL('docs/performance.md', root)
  const text = await readFile(page, 'utf8')
  const section = /(<!-- npm run bench -->\n)[\s\S]*?(\n<!-- end -->)/
  const [written] = section.exec(text) ?? []
  if (written === undefined) throw new Error('docs/performance.md has no markers around the table.')
  const rows = written.split('\n').filter((line) => line.startsWith('| '))
  // Two rows are the head of the table.
  if (figures.length < rows.length - 2) return
  await writeFile(
    page,
    text.replace(section, (_, begin, end) => `${begin}\n${table}${end}`),
  )
  await writeFile(new URL('docs/speed.svg', root), createChart(figures))
}

const formatNumber = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const formatRatio = (value: number, base: number) => `${(value / base).toFixed(2)} ×`

function createTable(figures: readonly Figure[]) {
  const rows = figures.map(({ label, unit, page, baseline, target = '' }) => {
    const comparison = baseline ? `${formatNumber(baseline.value)} ${unit} (${baseline.name})` : ''
    const ratio = baseline ? formatRatio(page, baseline.value) : ''
    return `| ${label} | ${formatNumber(page)} ${unit} | ${comparison} | ${ratio} | ${target} |`
  })
  return [
    '| measurement | this page | baseline | ratio | target |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n')
}

/** Compares the page with the other build, measured in the same run. */
function createBuildsTable(figures: readonly Figure[]) {
  const rows = figures.map(({ label, unit, page, other = Number.NaN }) => {
    const cells = [label, `${formatNumber(page)} ${unit}`, `${formatNumber(other)} ${unit}`, formatRatio(page, other)]
    return `| ${cells.join(' | ')} |`
  })
  return ['| measurement | this page | BASELINE | ratio |', '| --- | --: | --: | --: |', ...rows, ''].join('\n')
}

/** Draws two bars for each comparison: the page and its baseline. */
function createChart(figures: readonly Figure[]) {
  const pairs = figures.flatMap(({ baseline, ...figure }) => (baseline ? [{ ...figure, baseline }] : []))
  const rowHeight = 72
  const width = 760
  const rows = pairs.map(({ label, unit, page, baseline }, index) => {
    const longest = Math.max(page, baseline.value)
    const bar = (value: number, y: number, kind: string, name: string) => {
      const length = Math.round((value / longest) * (width - 260))
      return `<rect class="${kind}" x="0" y="${y}" width="${Math.max(length, 2)}" height="16" rx="3"/><text x="${length + 8}" y="${y + 13}">${name}: ${formatNumber(value)} ${unit}</text>`
    }
    return `<g transform="translate(16 ${16 + index * rowHeight})"><text class="label" y="12">${escapeXml(label)}</text>${bar(page, 20, 'page', 'this page')}${bar(baseline.value, 40, 'baseline', escapeXml(baseline.name))}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${pairs.length * rowHeight + 24}" role="img" aria-label="Bars that compare the page with its baselines">
<style>text{font:13px system-ui,sans-serif;fill:#2b211a}.label{font-weight:600}.page{fill:#a3341b}.baseline{fill:#c9b695}@media(prefers-color-scheme:dark){text{fill:#f3e9dc}.page{fill:#f0a184}.baseline{fill:#6b5c4d}}</style>
${rows.join('\n')}
</svg>
`
}

const escapeXml = (text: string) => text.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
