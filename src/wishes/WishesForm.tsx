import { useState } from 'react'
import { wishNames } from '../food'
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
/** More than this nobody cooks for in one kitchen. */
const MAX_SERVINGS = 99

/** The fields of the wishes. In no form, because there is nothing to submit: each change counts at once. */
export function WishesForm({ wishes, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const change = (changed: Partial<Wishes>) => onChange({ ...wishes, ...changed })
  return (
    <div className="wishes-form">
      <fieldset>
        <legend>Diets and allergies</legend>
        {wishNames.map((diet) => (
          <label key={diet}>
            <input
              type="checkbox"
              checked={wishes.diets.includes(diet)}
              onChange={({ currentTarget }) =>
                // In the order of the checkboxes.
                change({
                  diets: wishNames.filter((each) =>
                    each === diet ? currentTarget.checked : wishes.diets.includes(each),
                  ),
                })
              }
            />
            {diet}
          </label>
        ))}
      </fieldset>
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
        <label htmlFor="wish-for-how-many">For how many</label>
        <input
          id="wish-for-how-many"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_SERVINGS}
          // The typed text stays while it is not a number.
          value={readServings(typed) === wishes.servings ? typed : (wishes.servings ?? '')}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            change({ servings: readServings(value) })
          }}
        />
      </div>
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
          placeholder="something crunchy"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ anythingElse: currentTarget.value })}
        />
      </div>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setTyped('')
          onChange(noWishes)
        }}
      >
        Clear wishes
      </button>
    </div>
  )
}

/** Returns a whole number of people; undefined if the text is not one. */
function readServings(text: string): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= MAX_SERVINGS ? number : undefined
}
