import './EmptyPlate.css'

/** A drawing of a plate in place of the recipe, on screens with room for it. */
export function EmptyPlate() {
  return (
    <svg className="empty-plate" viewBox="0 0 320 240" aria-hidden="true">
      <circle cx="160" cy="120" r="84" />
      <circle cx="160" cy="120" r="56" />
      <path d="M40 60v34c0 8 4 12 10 12s10-4 10-12V60M50 60v30M50 106v78" />
      <path d="M272 184V60c14 6 20 22 20 44 0 12-8 18-20 18" />
    </svg>
  )
}
