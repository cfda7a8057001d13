import { useState } from 'react'
import { type Wish, wishNames } from '../food'
import { bringIntoSight } from '../lib/bringIntoSight'
import { isLanguage, languages, noWishes, type Wishes } from '../prompt'
import './WishesForm.css'

interface Props {
  readonly wishes: Wishes
  readonly onChange: (wishes: Wishes) => void
}

const times = [
  [15, '15 minutes'],
  [30, '30 minutes'],
  [60, '1 hour'],
] as const
/** The most servings that the field takes. */
const MAX_SERVINGS = 99

/** The fields of the wishes. They need no `<form>`, because each change counts at once. */
export function WishesForm({ wishes, onChange }: Props) {
  const [clearCount, setClearCount] = useState(0)
  const change = (changed: Partial<Wishes>) => onChange({ ...wishes, ...changed })
  return (
    <div ref={bringIntoSight} className="wishes-form">
      <ServingsField
        // Remounts the field when the wishes are cleared, so that it forgets a half-typed number.
        key={clearCount}
        servings={wishes.servings}
        onChange={(servings) => change({ servings })}
      />
      <div>
        <label htmlFor="wish-time">Time</label>
        <select
          id="wish-time"
          value={wishes.minutes ?? ''}
          onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) || undefined })}
        >
          <option value="">Any</option>
          {times.map(([minutes, name]) => (
            <option key={minutes} value={minutes}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <DietsField diets={wishes.diets} onChange={(diets) => change({ diets })} />
      <div>
        <label htmlFor="wish-leave-out">Leave out</label>
        <input
          id="wish-leave-out"
          type="text"
          value={wishes.leaveOut}
          placeholder="celery, coriander"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ leaveOut: currentTarget.value })}
        />
      </div>
      <div>
        <label htmlFor="wish-language">Language</label>
        <select
          id="wish-language"
          value={wishes.language ?? ''}
          onChange={({ currentTarget: { value } }) => change({ language: isLanguage(value) ? value : undefined })}
        >
          <option value="">Any</option>
          {Object.entries(languages).map(([code, [name]]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="wish-anything-else">Anything else</label>
        <input
          id="wish-anything-else"
          type="text"
          value={wishes.anythingElse}
          placeholder="quick, no oven"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ anythingElse: currentTarget.value })}
        />
      </div>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setClearCount(clearCount + 1)
          onChange(noWishes)
        }}
      >
        Clear wishes
      </button>
    </div>
  )
}

interface DietsProps {
  readonly diets: readonly Wish[]
  readonly onChange: (diets: readonly Wish[]) => void
}

const DietsField = ({ diets, onChange }: DietsProps) => (
  <fieldset>
    <legend>Diets and allergies</legend>
    {wishNames.map((diet) => (
      <label key={diet}>
        <input
          type="checkbox"
          checked={diets.includes(diet)}
          onChange={({ currentTarget: { checked } }) =>
            // In the order of the checkboxes.
            onChange(wishNames.filter((each) => (each === diet ? checked : diets.includes(each))))
          }
        />
        {diet}
      </label>
    ))}
  </fieldset>
)

interface ServingsProps {
  readonly servings: number | undefined
  readonly onChange: (servings: number | undefined) => void
}

function ServingsField({ servings, onChange }: ServingsProps) {
  const [typed, setTyped] = useState('')
  return (
    <div>
      <label htmlFor="wish-for-how-many">For how many</label>
      <input
        id="wish-for-how-many"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_SERVINGS}
        // The typed text stays while it is not a number.
        value={readServings(typed) === servings ? typed : (servings ?? '')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange(readServings(value))
        }}
      />
    </div>
  )
}

/** Returns a whole number of people; undefined if the text is not one. */
function readServings(text: string): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= MAX_SERVINGS ? number : undefined
}
