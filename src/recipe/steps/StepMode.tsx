import { Fragment, useState } from 'react'
import type { RecipeReading, RecipeStep } from '../../reader'
import { stepIngredients, stepName } from '../../reader'
import { TimerRegion } from '../timers/TimerRegion'
import { punctuationBeside } from '../words/punctuationBeside'
import { TimerButton } from '../words/TimerButton'
import { StepDialog } from './StepDialog'

interface Props {
  readonly reading: RecipeReading
  readonly factor: number
  /** The index of the step that is shown. It is kept when the dialog is closed and opened again. */
  readonly current: number
  readonly onStep: (index: number) => void
  readonly isDone: (index: number) => boolean
  readonly onDone: (index: number, isDone: boolean) => void
  readonly onClose: () => void
  /** The recipe's title. */
  readonly title: string
}

/** Shows the recipe one step at a time. */
export function StepMode({ reading, factor, title, current, onStep, isDone, onDone, onClose }: Props) {
  const { steps } = reading.sections
  const [ingredients] = useState(() => stepIngredients(reading, factor))
  return (
    <StepDialog
      steps={steps.map((step, index) => ({
        content: <StepWords step={step} timers={reading.timers[index] ?? []} />,
        name: stepName(step.text),
        text: step.textLines.map(({ text }) => text).join('. '),
        ingredients: ingredients[index] ?? [],
        isDone: isDone(index),
      }))}
      current={current}
      onStep={onStep}
      onDone={onDone}
      onClose={onClose}
    >
      <TimerRegion currentRecipe={title} />
    </StepDialog>
  )
}

interface WordsProps {
  readonly step: RecipeStep
  readonly timers: RecipeReading['timers'][number]
}

/** The words of a step with its times as buttons. */
const StepWords = ({ step, timers }: WordsProps) =>
  step.textLines.map(({ text }, line) => {
    const times = timers[line] ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change.
      <p key={line}>
        {times.map(({ start, end, seconds }, index) => {
          const from = endOf(times[index - 1], text)
          const { before, after } = punctuationBeside(text, start, end, from)
          return (
            <Fragment key={start}>
              {text.slice(from, start - before.length)}
              <span className="timed">
                {before}
                <TimerButton seconds={seconds} step={stepName(step.text)}>
                  {text.slice(start, end)}
                </TimerButton>
                {after}
              </span>
            </Fragment>
          )
        })}
        {text.slice(endOf(times.at(-1), text))}
      </p>
    )
  })

/** Where the text after a time and its punctuation begins. */
const endOf = (time: { readonly start: number; readonly end: number } | undefined, text: string) =>
  time ? time.end + punctuationBeside(text, time.start, time.end, 0).after.length : 0
