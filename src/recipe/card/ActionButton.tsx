import { Icon } from '../../lib/Icon'

interface Props {
  /** The path of a drawing of 16 by 16. */
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

/** A quiet button with a drawing. */
export const ActionButton = ({ icon, label, onClick }: Props) => (
  <button type="button" className="quiet" onClick={onClick}>
    <Icon path={icon} />
    {label}
  </button>
)
