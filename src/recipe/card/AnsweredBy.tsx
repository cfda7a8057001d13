import type { Author } from '../../service'
import { sourceLine } from './sourceLine'

interface Props {
  readonly answeredBy: readonly Author[]
}

/** Says who wrote the recipe, at the foot of its card. */
export const AnsweredBy = ({ answeredBy }: Props) => (
  <p className="answered-by" data-answered-by="">
    {sourceLine(answeredBy)}
  </p>
)
