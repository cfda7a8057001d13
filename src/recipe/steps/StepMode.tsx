import { Fragment, useMemo } from 'react'
import type { AmountDisplay, ReadStep, RecipeReading, StepPiece } from '../../reader'
import { scaledStep, scaledStepText, stepIngredients, stepName, stepPieces, timerName } from '../../reader'
import { TimerRegion } from '../timers/TimerRegion'
import { punctuationBeside } from '../words/punctuationBeside'
import { TimerButton } from '../words/TimerButton'
import { StepDialog } from './StepDialog'

interface Props {
  readonly reading: RecipeReading
  readonly display: AmountDisplay
  /** The index of the step that is shown. It is kept when the dialog is closed and opened again. */
  readonly current: number
  readonly onStep: (index: number) => void
  readonly isDone: (index: number) => boolean
  readonly onDone: (index: number, isDone: boolean) => void
  /** Called when the user finishes the last step. */
  readonly onFinish: () => void
  readonly onClose: () => void
  /** The recipe's title. */
  readonly title: string
}

/** Shows the recipe one step at a time. */
export function StepMode({ reading, display, title, current, onStep, isDone, onDone, onFinish, onClose }: Props) {
  const { steps } = reading
  const ownServings = reading.sections.yield?.quantity ?? 1
  const ingredients = useMemo(() => stepIngredients(reading, display), [reading, display])
  return (
    <StepDialog
      dish={title}
      language={reading.sections.language}
      steps={steps.map((step, index) => {
        return {
          content: <StepWords step={step} display={display} own={ownServings} />,
          name: stepName(scaledStep(step, display, ownServings)),
          text: step.lines.map((line) => scaledStepText(line, display, ownServings)).join('. '),
          ingredients: ingredients[index] ?? [],
          isDone: isDone(index),
        }
      })}
      current={current}
      onStep={onStep}
      onDone={onDone}
      onFinish={onFinish}
      onClose={onClose}
    >
      <TimerRegion currentRecipe={title} />
    </StepDialog>
  )
}

interface WordsProps {
  readonly step: ReadStep
  readonly display: AmountDisplay
  /** For how many the recipe is written. */
  readonly own: number
}

/** The words of a step with its times as buttons, and its amounts for the servings. */
const StepWords = ({ step, display, own }: WordsProps) =>
  step.lines.map((line, lineIndex) => {
    const { text } = line.textLine
    const pieces = stepPieces(line, display, own)
    const nameEnd = lineIndex === 0 ? endOfName(line.textLine, pieces) : 0
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change.
      <p key={lineIndex}>
        {nameEnd > 0 && <strong>{text.slice(0, nameEnd)}</strong>}
        {pieces.map((piece, index) => {
          const from = Math.max(nameEnd, endOf(pieces[index - 1], text))
          if (piece.type !== 'timer')
            return (
              <Fragment key={piece.start}>
                {text.slice(from, piece.start)}
                <StepAmountPiece piece={piece} />
              </Fragment>
            )
          const { before, after } = punctuationBeside(text, piece.start, piece.end, from)
          return (
            <Fragment key={piece.start}>
              {text.slice(from, piece.start - before.length)}
              <span className="timed">
                {before}
                <TimerButton seconds={piece.seconds} step={timerName(step, line, piece.start, display, own)}>
                  {piece.text}
                </TimerButton>
                {after}
              </span>
            </Fragment>
          )
        })}
        {text.slice(Math.max(nameEnd, endOf(pieces.at(-1), text)))}
      </p>
    )
  })

/** Returns where the bold name at the start of a step ends; 0 without one. */
function endOfName({ text, boldStart }: { text: string; boldStart: number }, [first]: readonly StepPiece[]): number {
  const end = boldStart + (/^[.:]/.test(text.slice(boldStart)) ? 1 : 0)
  const isName = /\S[.:!]\s*$/.test(text.slice(0, end)) && end < text.length
  return isName && (first?.start ?? end) >= end ? end : 0
}

function StepAmountPiece({ piece }: { readonly piece: Exclude<StepPiece, { type: 'timer' }> }) {
  if (piece.type === 'amount') return piece.text
  if (piece.type === 'share') return <span data-amount="">{piece.text}</span>
  return <span data-own-amount={piece.mark}>{piece.text}</span>
}

/** Where the text after a piece begins: after a time, behind its punctuation. */
function endOf(piece: StepPiece | undefined, text: string): number {
  if (!piece) return 0
  return piece.type === 'timer'
    ? piece.end + punctuationBeside(text, piece.start, piece.end, 0).after.length
    : piece.end
}
