import type { ReactNode } from 'react'
import './EmptyPlate.css'

interface Props {
  /** The status before the first words; undefined without a request. */
  readonly thinking: string | undefined
  /** Cooks the example; undefined once the list has foods of its own. */
  readonly onExample: ((foods: readonly string[]) => void) | undefined
  /** The content below the plate. */
  readonly children: ReactNode
}

/** A plate where the recipe will be, and an example of one. During a request the plate steams and shows the status. */
export const EmptyPlate = ({ thinking, onExample, children }: Props) => (
  <div className="empty-plate" data-thinking={thinking}>
    {thinking ? <div className="steam" /> : onExample ? <Example onCook={() => onExample(exampleFoods)} /> : children}
  </div>
)

const exampleFoods = ['Eggs', 'Potatoes', 'Onions', 'Spinach']

/** An example of a recipe, in few words. */
const Example = ({ onCook }: { readonly onCook: () => void }) => (
  <figure>
    <figcaption>For example, with eggs, potatoes, onions and spinach:</figcaption>
    <p className="dish">Frittata with potatoes and spinach</p>
    <p>A golden round of eggs that makes a supper of odds and ends.</p>
    <p className="facts">For two, in 35 minutes</p>
    <button type="button" className="quiet" onClick={onCook}>
      Cook the example
    </button>
  </figure>
)
