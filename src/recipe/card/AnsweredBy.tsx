import type { Author } from '../../service'
import { sourceLine } from './sourceLine'

interface Props {
  readonly answeredBy: readonly Author[]
  /** The reply, if the recipe was written from data. */
  readonly data: string | undefined
}

/** Says who wrote the recipe, at the foot of its card, and shows a reply in data as it came. */
export const AnsweredBy = ({ answeredBy, data }: Props) => (
  <>
    <p className="answered-by" data-answered-by="">
      {sourceLine(answeredBy)}
    </p>
    {data !== undefined && (
      <details className="reply-data">
        <summary>The reply as it came</summary>
        <pre>{data}</pre>
      </details>
    )}
  </>
)
