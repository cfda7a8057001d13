import { useVisitorModels } from '../../models'
import type { Author, VisitorServiceKind } from '../../service'
import { hasModel, sourceLine } from './sourceLine'

interface Props {
  readonly answeredBy: readonly Author[]
}

const visitorServiceNames: Readonly<Record<VisitorServiceKind, string>> = {
  router: 'your own Hugging Face token',
  browser: "this browser's own model",
}

/** The build writes it out, so that a page with a service of its own is smaller. */
const isCookbookPage = !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

/** Says who wrote the recipe, at the foot of its card; and how to connect a model where there is none. */
export function AnsweredBy({ answeredBy }: Props) {
  const visitorServices = useVisitorModels()
  return (
    <p className="answered-by" data-answered-by="">
      {sourceLine(answeredBy)}
      {isCookbookPage && !hasModel(answeredBy) && (
        <span>
          {' '}
          No language model is connected to this page.{' '}
          {visitorServices.length > 0
            ? `Below “Get a recipe !” you can use ${visitorServices.map((kind) => visitorServiceNames[kind]).join(' or ')}.`
            : 'Its owner can connect one, with a Hugging Face token or with the address of a service.'}
        </span>
      )}
    </p>
  )
}
