import type { UnitSystem } from '../../food'
import './UnitsField.css'

interface Props {
  /** Undefined for the recipe's own units. */
  readonly units: UnitSystem | undefined
  readonly onUnits: (units: UnitSystem | undefined) => void
}

const systems = [
  ['metric', 'Metric'],
  ['us', 'US'],
] as const

/** A field for the units that the amounts are shown in. */
export const UnitsField = ({ units, onUnits }: Props) => (
  <select
    className="units"
    aria-label="Units"
    value={units ?? ''}
    onChange={({ currentTarget: { value } }) => onUnits(systems.find(([system]) => system === value)?.[0])}
  >
    <option value="">As written</option>
    {systems.map(([system, name]) => (
      <option key={system} value={system}>
        {name}
      </option>
    ))}
  </select>
)
