import { type ReactNode, useId, useRef } from 'react'
import { directionOfText } from '../../lib/directionOfText'
import { useModal } from '../../lib/useModal'
import { useSpeech } from './useSpeech'
import { useStepGestures } from './useStepGestures'
import './StepDialog.css'

/** A step of a recipe, as the dialog shows it. */
export interface StepView {
  /** The words of the step, with its timer buttons. */
  readonly content: ReactNode
  /** The same words as plain text, to be read aloud. */
  readonly text: string
  /** A few words that name it. */
  readonly name: string
  /** The ingredients that this step takes first, with their scaled amounts, such as "200 g rice". */
  readonly ingredients: readonly string[]
  readonly isDone: boolean
}

/** A step of so many characters at most is shown in the largest type. */
const SHORT_STEP = 120

interface Props {
  /** The recipe's title. */
  readonly dish: string
  readonly steps: readonly StepView[]
  /** The BCP 47 code of their language; undefined for one that the page does not know. */
  readonly language: string | undefined
  /** The index of the step that is shown, from 0. */
  readonly current: number
  /** Called with the index of the step that the user goes to. It exists. */
  readonly onStep: (index: number) => void
  readonly onDone: (index: number, isDone: boolean) => void
  /** Called when the user finishes the last step, before the dialog closes. */
  readonly onFinish: () => void
  /** Called once, after the dialog has closed and the focus is back. */
  readonly onClose: () => void
  /** Shown below the step: the timers, which the dialog covers on the page. */
  readonly children?: ReactNode
}

/**
 * Shows a recipe one step at a time, in large type. Mounting it opens it and unmounting it closes it. The focus returns
 * to the element that had it before.
 */
export function StepDialog(props: Props) {
  const { dish, steps, language, current, onStep, onDone, onFinish, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const stepId = useId()
  const speech = useSpeech(language)
  const step = steps[current]
  const isLast = current >= steps.length - 1
  useModal(dialog, nextButton)

  function goTo(index: number) {
    const next = steps[index]
    if (!next) return
    speech?.read(next.text)
    if (dialog.current) dialog.current.scrollTop = 0
    // A timer button with the focus is about to be removed.
    if (words.current?.contains(document.activeElement)) nextButton.current?.focus({ preventScroll: true })
    onStep(index)
  }
  function finish() {
    onFinish()
    dialog.current?.close()
  }
  const swipe = useStepGestures(dialog, (steps) => goTo(current + steps))

  return (
    <dialog
      ref={dialog}
      className="step-dialog"
      aria-label="Cook step by step"
      aria-describedby={stepId}
      // In development, StrictMode closes the dialog and opens it again before this event comes.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      {...swipe}
    >
      <div className="row step-tools">
        <label className="row">
          <input
            type="checkbox"
            checked={step?.isDone ?? false}
            onChange={(event) => onDone(current, event.currentTarget.checked)}
          />
          Done
        </label>
        {speech && <ReadAloud isOn={speech.isOn} onClick={() => step && speech.toggle(step.text)} />}
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {/* Screen readers announce a step when it changes, and read the first one as the description of the dialog. The
          focus stays on its button, so that Enter goes on to the step after. */}
      <div className="dish">{dish}</div>
      <div id={stepId} className="step" aria-live="polite" aria-atomic="true">
        <h2>
          Step {current + 1} of {steps.length}
        </h2>
        {/* The key replaces the words of the last step, because some screen readers announce additions alone. */}
        <div
          key={current}
          ref={words}
          className={step && step.text.length <= SHORT_STEP ? 'step-words short' : 'step-words'}
          lang={language}
          dir={step && directionOfText(step.text)}
        >
          {step?.content}
        </div>
        {step && step.ingredients.length > 0 && <StepIngredients ingredients={step.ingredients} />}
      </div>
      <Progress steps={steps} current={current} />
      {children}
      <div className="step-buttons">
        {/* `disabled` would take the focus away from keyboard users. */}
        <button type="button" className="quiet" aria-disabled={current <= 0} onClick={() => goTo(current - 1)}>
          Previous step
        </button>
        <button
          ref={nextButton}
          type="button"
          // A held Enter key must not run through all the steps and close the dialog.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => (isLast ? finish() : goTo(current + 1))}
        >
          {isLast ? 'Finished' : 'Next step'}
        </button>
      </div>
    </dialog>
  )
}

/** A segment for each step, and the name of the next one. */
const Progress = ({ steps, current }: Pick<Props, 'steps' | 'current'>) => (
  <div className="step-progress">
    {steps[current + 1] && (
      <div className="next">
        Then: <bdi>{steps[current + 1]?.name}</bdi>
      </div>
    )}
    <div className="bar" aria-hidden="true">
      {steps.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
        <span key={index} className={index <= current ? 'reached' : undefined} />
      ))}
    </div>
  </div>
)

const ReadAloud = ({ isOn, onClick }: { readonly isOn: boolean; readonly onClick: () => void }) => (
  <button type="button" className="quiet" aria-pressed={isOn} onClick={onClick}>
    Read aloud
  </button>
)

const StepIngredients = ({ ingredients }: Pick<StepView, 'ingredients'>) => (
  <ul aria-label="For this step">
    {ingredients.map((ingredient, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step may take the same twice, and the items have no state.
      <li key={index} dir={directionOfText(ingredient)}>
        {ingredient}
      </li>
    ))}
  </ul>
)
