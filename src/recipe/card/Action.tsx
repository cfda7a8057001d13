import { Icon } from '../../lib/Icon'

interface ActionProps {
  /** The path of a drawing of 16 by 16. */
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

/** A quiet button with a drawing. */
export const Action = ({ icon, label, onClick }: ActionProps) => (
  <button type="button" className="quiet" onClick={onClick}>
    <Icon path={icon} />
    {label}
  </button>
)
