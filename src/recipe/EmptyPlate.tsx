import './EmptyPlate.css'

interface Props {
  /** What the chef does; undefined while nothing is asked for. */
  readonly thinking: string | undefined
}

/** A plate where the recipe will be. While the chef thinks it steams, and says what the status says. */
export function EmptyPlate({ thinking }: Props) {
  return (
    <div className="empty-plate" data-thinking={thinking}>
      <svg viewBox="0 0 320 240" aria-hidden="true">
        <circle cx="160" cy="120" r="84" />
        <circle cx="160" cy="120" r="56" />
        <path d="M40 60v34c0 8 4 12 10 12s10-4 10-12V60M50 60v30M50 106v78" />
        <path d="M272 184V60c14 6 20 22 20 44 0 12-8 18-20 18" />
        {thinking && (
          <g className="steam">
            <path d="M136 138q-9-14 0-28t0-28" />
            <path d="M160 138q-9-14 0-28t0-28" />
            <path d="M184 138q-9-14 0-28t0-28" />
          </g>
        )}
      </svg>
    </div>
  )
}
