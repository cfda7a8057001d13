import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { directionOfText } from '../../lib/directionOfText'
import { stripInvisible } from '../../lib/invisibleCharacters'
import { useChunk } from '../../lib/useChunk'
import { offeredChanges } from '../../prompt'
import { limitMarkdown } from '../../reader'
import { isCookbookInUse, loadCookbook } from '../../service'
import type { Answer, Recipe } from '../conversationState'
import { RecipeMarkdown } from '../words/RecipeMarkdown'
import './FollowUps.css'

interface Props {
  readonly recipe: Recipe
  /** A request runs. */
  readonly isBusy: boolean
  /** The model's answers about this recipe, the oldest first. */
  readonly answers: readonly Answer[]
  /** Asks for a change. Called while no request runs. */
  readonly onChange: (change: string) => void
}

/** Asks for a change of the recipe. */
export function FollowUps({ recipe, isBusy, answers, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)

  const last = answers.at(-1)
  const changes = useOfferedChanges(recipe.markdown)

  // The recipe or the answer to a change needs it no more; the answer has it above. Other words stay, whichever recipe is
  // shown.
  useEffect(() => {
    const { current } = field
    const answered = [recipe.ask.type === 'change' ? recipe.ask.change : undefined, last?.change]
    if (current && !isBusy && answered.includes(current.value.trim())) current.value = ''
  }, [recipe, last, isBusy])

  const { form, answerRef } = useAnswerInSight(recipe.id, last?.id, isBusy)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const change = field.current?.value.trim()
    if (!isBusy && change) onChange(change)
  }

  return (
    <div className="follow-ups">
      {answers.slice(0, -1).map(({ id, change, markdown }) => (
        <div key={id} className="answer">
          <p className="asked" dir="auto">
            {change}
          </p>
          <AnswerWords markdown={markdown} />
        </div>
      ))}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. The key keeps
          them from saying the answers about another recipe when the user turns to it. */}
      <div key={recipe.id} className="answer">
        {last && (
          <p className="asked" dir="auto">
            {last.change}
          </p>
        )}
        <div ref={answerRef} role="status" aria-label={last && "The chef's answer"} aria-busy={isBusy}>
          {/* The key replaces the words when all are there, because what came while the region was busy is not said. */}
          {last && <AnswerWords key={isBusy ? 'arriving' : last.id} markdown={last.markdown} />}
        </div>
      </div>
      <form ref={form} onSubmit={handleSubmit}>
        <label htmlFor="change">Ask for a change</label>
        <div className="row changes">
          {changes.map((change) => (
            <button
              key={change}
              type="button"
              className="quiet"
              aria-disabled={isBusy}
              onClick={() => isBusy || onChange(change)}
            >
              {change}
            </button>
          ))}
        </div>
        <div className="row">
          <input
            ref={field}
            id="change"
            type="text"
            placeholder="without cream, for two"
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="quiet" aria-disabled={isBusy}>
            Change it
          </button>
        </div>
      </form>
    </div>
  )
}

/** The changes that are a click away. The cookbook offers only those that would change the recipe. */
function useOfferedChanges(markdown: string): readonly string[] {
  const isCookbook = isCookbookInUse()
  // The request for a recipe has loaded it. A recipe of a link does without.
  const { module: cookbook } = useChunk(loadCookbook, false)
  return useMemo(() => {
    const changes = offeredChanges(isCookbook)
    return isCookbook && cookbook ? changes.filter((change) => cookbook.wouldChange(markdown, change)) : changes
  }, [isCookbook, cookbook, markdown])
}

/**
 * Scrolls to a new answer, at its first words and at its end, so that it is in sight above the field. One that is longer
 * than the window is read from its beginning.
 */
function useAnswerInSight(recipeId: number, answerId: number | undefined, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const answerRef = useRef<HTMLDivElement>(null)
  /** The recipe, and its last answer that was complete. */
  const seen = useRef({ recipeId, answerId })
  useEffect(() => {
    const isNew = seen.current.recipeId === recipeId && seen.current.answerId !== answerId
    if (!isNew || !isBusy) seen.current = { recipeId, answerId }
    if (!isNew || !form.current || !answerRef.current) return
    const fits = answerRef.current.offsetHeight + form.current.offsetHeight < innerHeight * 0.8
    answerRef.current.scrollIntoView({ block: fits ? 'nearest' : 'start' })
    if (fits) form.current.scrollIntoView({ block: 'nearest' })
  }, [recipeId, answerId, isBusy])
  return { form, answerRef }
}

/** The words of an answer, within the limits of a recipe. */
function AnswerWords({ markdown }: { readonly markdown: string }) {
  const blocks = useMemo(() => limitMarkdown(stripInvisible(markdown)), [markdown])
  return (
    <div dir={directionOfText(markdown)}>
      <RecipeMarkdown blocks={blocks} />
    </div>
  )
}
