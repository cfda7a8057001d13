import './EmptyPlate.css'

interface Props {
  /** The status before the first words; undefined without a request. */
  readonly thinking: string | undefined
}

/** A plate where the recipe will be. During a request it steams and shows the status. */
export const EmptyPlate = ({ thinking }: Props) => (
  <div className="empty-plate" data-thinking={thinking}>
    {thinking && <div className="steam" />}
  </div>
)
