import './Shelf.css'

/** What the jars hold, from the left: shapes within the glass. */
const contents = ['M32 62h32v18H32z', 'M81 54h38v26H81z', 'M137 68h34v12h-34z']

interface Props {
  /** How many jars are full. */
  readonly full: number
}

/** A drawing of three jars, which fill one by one with the first three foods. */
export function Shelf({ full }: Props) {
  return (
    <svg className="shelf" viewBox="0 0 200 96" aria-hidden="true">
      <path
        className="glass"
        d="M36 36v6c-6 4-8 8-8 14v22c0 4 2 6 6 6h28c4 0 6-2 6-6V56c0-6-2-10-8-14v-6M88 30v10c-8 6-10 12-10 20v18c0 4 2 6 6 6h32c4 0 6-2 6-6V60c0-8-2-14-10-20V30M143 52v5c-6 3-9 6-9 11v10c0 4 2 6 6 6h28c4 0 6-2 6-6V68c0-5-3-8-9-11v-5"
      />
      {contents.slice(0, full).map((path) => (
        <path key={path} className="food" d={path} />
      ))}
      <path d="M8 84h184M28 84v8M172 84v8" />
      <path className="lid" d="M34 28h28v8H34zM84 18c0-4 6-8 16-8s16 4 16 8v12H84zM140 44h28v8h-28z" />
    </svg>
  )
}
