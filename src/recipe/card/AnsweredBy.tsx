import type { Source } from '../../inference/source'
import { hasModel, sourceLine } from './answeredBy'

interface Props {
  readonly answeredBy: readonly Source[]
}

/** Says who wrote the recipe, at the foot of its card; and how to connect a model where there is none. */
export function AnsweredBy({ answeredBy }: Props) {
  return (
    // Screen readers announce the recipe alone.
    <p className="answered-by" data-answered-by="" aria-live="off">
      {sourceLine(answeredBy)}
      {!hasModel(answeredBy) && (
        <span>
          {' '}
          No language model is connected to this page. Its owner can connect one, with a Hugging Face token or with the
          address of a service.
        </span>
      )}
    </p>
  )
}
