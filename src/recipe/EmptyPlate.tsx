import './EmptyPlate.css'

interface Props {
  /** What the chef does; undefined while nothing is asked for. */
  readonly thinking: string | undefined
}

/** A plate where the recipe will be. While the chef thinks it steams, and says what the status says. */
export const EmptyPlate = ({ thinking }: Props) => (
  <div className="empty-plate" data-thinking={thinking}>
    {thinking && <div className="steam" />}
  </div>
)
