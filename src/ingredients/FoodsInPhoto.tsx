import { useId, useMemo, useState } from 'react'
import { createNameCheck } from '../food/picks.lazy'
import { TransientButton } from '../lib/TransientButton'
import { isSameText } from './ingredients'
import './FoodsInPhoto.css'

/** How many entries of a list are compared. It limits pasted lists only. */
const MAX_ENTRIES = 100

interface Props {
  /** Each is there once. */
  readonly foods: readonly string[]
  /** The entries of the list, to say which foods it has. */
  readonly list: readonly string[]
  readonly onAdd: (foods: readonly string[]) => void
  /** Adds nothing. */
  readonly onCancel: () => void
  /** Called when the focused button is removed. */
  readonly onFocusLost: () => void
}

/** The foods of a photo, to choose those that join the list. Nothing is added before the user has seen it. */
export function FoodsInPhoto({ foods, list, onAdd, onCancel, onFocusLost }: Props) {
  const [unchecked, setUnchecked] = useState<readonly string[]>([])
  const id = useId()
  const isListed = useMemo(() => {
    const entries = list.slice(0, MAX_ENTRIES)
    const hasFood = createNameCheck(entries)
    return (food: string) => hasFood(food) || entries.some((entry) => isSameText(entry, food))
  }, [list])
  const checked = foods.filter((food) => !unchecked.includes(food))

  return (
    <fieldset className="foods-in-photo">
      <legend>Foods in the photo</legend>
      <div className="foods">
        {foods.map((food, index) => (
          <div key={food}>
            <label>
              <input
                type="checkbox"
                checked={!unchecked.includes(food)}
                aria-describedby={isListed(food) ? `${id}${index}` : undefined}
                onChange={({ currentTarget }) =>
                  setUnchecked(currentTarget.checked ? unchecked.filter((each) => each !== food) : [...unchecked, food])
                }
              />
              {food}
            </label>
            {isListed(food) && <small id={`${id}${index}`}>on your list</small>}
          </div>
        ))}
      </div>
      <div className="row">
        <TransientButton
          aria-disabled={checked.length === 0}
          onClick={() => checked.length > 0 && onAdd(checked)}
          onFocusLost={onFocusLost}
        >
          Add {checked.length}
        </TransientButton>
        <TransientButton className="quiet" onClick={onCancel} onFocusLost={onFocusLost}>
          Cancel
        </TransientButton>
      </div>
    </fieldset>
  )
}
