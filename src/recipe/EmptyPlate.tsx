import './EmptyPlate.css'

interface Props {
  /** The status before the first words; undefined without a request. */
  readonly thinking: string | undefined
}

/** A plate where the recipe will be, and an example of one. During a request the plate steams and shows the status. */
export const EmptyPlate = ({ thinking }: Props) => (
  <div className="empty-plate" data-thinking={thinking}>
    {thinking ? <div className="steam" /> : <Example />}
  </div>
)

/** An example of a recipe, in few words. */
const Example = () => (
  <figure>
    <figcaption>For example, with eggs, potatoes, onions and spinach:</figcaption>
    <p className="dish">Frittata with spinach and potatoes</p>
    <p>A golden round of eggs that turns odds and ends of vegetables into supper.</p>
    <p className="facts">For two, in 35 minutes</p>
  </figure>
)
