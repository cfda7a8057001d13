import './EmptyShelf.css'

/** A drawing of three empty jars, beside the text of an empty list. */
export function EmptyShelf() {
  return (
    <svg className="empty-shelf" viewBox="0 0 200 96" aria-hidden="true">
      <path d="M8 84h184M28 84v8M172 84v8" />
      <path
        className="glass"
        d="M36 36v6c-6 4-8 8-8 14v22c0 4 2 6 6 6h28c4 0 6-2 6-6V56c0-6-2-10-8-14v-6M88 30v10c-8 6-10 12-10 20v18c0 4 2 6 6 6h32c4 0 6-2 6-6V60c0-8-2-14-10-20V30M143 52v5c-6 3-9 6-9 11v10c0 4 2 6 6 6h28c4 0 6-2 6-6V68c0-5-3-8-9-11v-5"
      />
      <path className="lid" d="M34 28h28v8H34zM84 18c0-4 6-8 16-8s16 4 16 8v12H84zM140 44h28v8h-28z" />
      <path className="glow" d="M42 56v14M92 58v12M146 70v6" />
    </svg>
  )
}
