import { act, fireEvent, type RenderOptions, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StepDialog, type StepView } from '../../src/recipe/steps/StepDialog'
import '../support/modalDialog'

const texts = ['Rinse the rice. Drain it.', 'Fry the onion for 5 minutes.', 'Serve with lime.']

const takes = [['200 g rice'], ['1 onion', '1 tbsp oil'], []]

const stepViews = (done: readonly number[]): StepView[] =>
  texts.map((text, index) => ({
    content: index === 1 ? <FryStep /> : text,
    text,
    name: text.split('.')[0] ?? text,
    ingredients: takes[index] ?? [],
    isDone: done.includes(index),
  }))

/** A step with a timer button and a slider, which has arrow keys and swipes of its own. */
const FryStep = () => (
  <>
    Fry the onion for <button type="button">5 minutes</button>.
    <input type="range" aria-label="Volume" />
  </>
)

interface Spies {
  readonly onStep: (index: number) => void
  readonly onDone: (index: number, isDone: boolean) => void
  readonly onFinish: () => void
  readonly onClose: () => void
}

/** The owner of the dialog: a button that opens and removes it, the step and the ticks. */
function DialogOwner(props: Spies & { readonly first: number; readonly language: string | undefined }) {
  const { onStep, onDone, onFinish, onClose, first, language } = props
  const [isOpen, setIsOpen] = useState(false)
  const [current, setCurrent] = useState(first)
  const [done, setDone] = useState<readonly number[]>([])
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Open
      </button>
      {isOpen && (
        <StepDialog
          dish="Fried rice"
          language={language}
          steps={stepViews(done)}
          current={current}
          onStep={(index) => {
            onStep(index)
            setCurrent(index)
          }}
          onDone={(index, isDone) => {
            onDone(index, isDone)
            setDone(isDone ? [...done, index] : done.filter((other) => other !== index))
          }}
          onFinish={onFinish}
          onClose={() => {
            onClose()
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

/** Renders the owner and opens the dialog at this step, counted from 1. */
async function openAt(step: number, options: RenderOptions = {}, language?: string) {
  const user = userEvent.setup()
  const spies = { onStep: vi.fn(), onDone: vi.fn(), onFinish: vi.fn(), onClose: vi.fn() }
  const page = render(<DialogOwner first={step - 1} language={language} {...spies} />, options)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, ...spies, ...page }
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cook step by step' })
const heading = () => within(dialog()).getByRole('heading')
const button = (name: string) => within(dialog()).getByRole('button', { name })
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true })

describe('one step', () => {
  test('the first step is the description of the dialog', async () => {
    await openAt(1)
    expect(dialog()).toHaveAccessibleDescription('Step 1 of 3 Rinse the rice. Drain it. 200 g rice')
    expect(button('Next step')).toHaveFocus()
  })

  test('one live region announces the heading and the words of the next step', async () => {
    const { user } = await openAt(1)
    const region = heading().closest('[aria-live]')
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).toHaveAttribute('aria-atomic', 'true')
    await user.click(button('Next step'))
    expect(heading().closest('[aria-live]')).toBe(region)
    expect(region).toHaveTextContent('Step 2 of 3Fry the onion for 5 minutes.')
    expect(dialog().querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1)
    expect(button('Next step')).toHaveFocus()
  })

  test('a new step begins at its top', async () => {
    const { user } = await openAt(1)
    dialog().scrollTop = 120
    await user.click(button('Next step'))
    expect(dialog().scrollTop).toBe(0)
  })
})

describe('previous and next', () => {
  test('Previous step is marked as disabled on step 1, keeps the focus and does nothing', async () => {
    const { user, onStep } = await openAt(1)
    const previous = button('Previous step')
    await user.click(previous)
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toBeEnabled()
    expect(previous).toHaveFocus()
    expect(onStep).not.toHaveBeenCalled()
  })

  test('on the last step Finished is in the place of Next step, and closes the dialog', async () => {
    const { user, onStep, onFinish, onClose } = await openAt(3)
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull()
    expect(button('Finished')).toHaveFocus()
    await user.click(button('Finished'))
    expect(onStep).not.toHaveBeenCalled()
    expect(onFinish).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a held Enter key goes to the next step once, and does not close the dialog', async () => {
    const { user, onStep, onClose } = await openAt(2)
    await user.keyboard('{Enter>5/}')
    expect(onStep).toHaveBeenCalledExactlyOnceWith(2)
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{ArrowRight}')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('the step after is named, until the last one, which takes no ingredients', async () => {
    const { user } = await openAt(2)
    expect(dialog()).toHaveTextContent('Then: Serve with lime')
    await user.click(button('Next step'))
    expect(dialog()).not.toHaveTextContent('Then:')
    expect(within(dialog()).queryByRole('list')).toBeNull()
  })

  test('arrow keys change the step and end at the first and the last one', async () => {
    const { user, onStep } = await openAt(2)
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(heading()).toHaveTextContent('Step 3 of 3')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(heading()).toHaveTextContent('Step 1 of 3')
    expect(onStep.mock.calls).toEqual([[2], [1], [0]])
  })

  test('arrow keys change the step from the checkbox and after a click on text', async () => {
    const { user, onStep } = await openAt(1)
    within(dialog()).getByRole('checkbox').focus()
    await user.keyboard('{ArrowRight}')
    expect(onStep).toHaveBeenLastCalledWith(1)
    within(dialog()).getByRole('checkbox').blur()
    await user.keyboard('{ArrowRight}')
    expect(onStep).toHaveBeenLastCalledWith(2)
  })

  test('arrow keys do not change the step while a slider has the focus or with another key', async () => {
    const { user, onStep } = await openAt(2)
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}')
    within(dialog()).getByRole('slider').focus()
    await user.keyboard('{ArrowRight}')
    expect(onStep).not.toHaveBeenCalled()
  })

  test('the focus moves from a timer of the last step to the button for the next, and of the last one', async () => {
    const { user } = await openAt(2)
    button('5 minutes').focus()
    await user.keyboard('{ArrowRight}')
    expect(button('Finished')).toHaveFocus()
  })
})

describe('swipe', () => {
  const touch = { pointerType: 'touch', isPrimary: true }

  /** Moves a pointer over an element from one point to another. */
  function drag(target: Element, [fromX, fromY]: [number, number], [toX, toY]: [number, number], pointer = touch) {
    fireEvent.pointerDown(target, { ...pointer, clientX: fromX, clientY: fromY })
    fireEvent.pointerUp(target, { ...pointer, clientX: toX, clientY: toY })
  }

  test('a swipe to the left goes to the next step, one to the right to the previous', async () => {
    const { onStep } = await openAt(2)
    drag(heading(), [200, 100], [149, 140])
    expect(onStep).toHaveBeenLastCalledWith(2)
    drag(heading(), [100, 100], [151, 140])
    expect(onStep).toHaveBeenLastCalledWith(1)
  })

  test.each<[string, [number, number], typeof touch]>([
    ['of 50 pixels', [50, 100], touch],
    ['that is more vertical than horizontal', [40, 170], touch],
    ['with a mouse', [0, 100], { pointerType: 'mouse', isPrimary: true }],
    ['with the second finger', [0, 100], { pointerType: 'touch', isPrimary: false }],
  ])('a movement %s, or on a slider, does not change the step', async (_, to, pointer) => {
    const { onStep } = await openAt(2)
    drag(heading(), [100, 100], to, pointer)
    drag(within(dialog()).getByRole('slider'), [200, 100], [100, 100])
    expect(onStep).not.toHaveBeenCalled()
  })

  test('a tap on the words goes on, one on a control does not, and none leaves the last step', async () => {
    const { onStep, onFinish } = await openAt(2)
    const tap = (target: Element) => drag(target, [100, 100], [104, 103])
    for (const control of [button('5 minutes'), screen.getByRole('checkbox', { name: 'Done' })]) tap(control)
    expect(onStep).not.toHaveBeenCalled()
    tap(heading())
    expect(onStep).toHaveBeenCalledExactlyOnceWith(2)
    tap(screen.getByText('Serve with lime.'))
    expect(onStep).toHaveBeenCalledOnce()
    expect(onFinish).not.toHaveBeenCalled()
  })

  test('the space bar goes on where no control has the focus', async () => {
    const { user, onStep } = await openAt(1)
    dialog().focus()
    fireEvent.keyDown(dialog(), { key: ' ' })
    expect(onStep).toHaveBeenCalledExactlyOnceWith(1)
    screen.getByRole('checkbox', { name: 'Done' }).focus()
    await user.keyboard(' ')
    expect(onStep).toHaveBeenCalledOnce()
  })

  test('a movement that selects text does not change the step', async () => {
    const { onStep } = await openAt(2)
    getSelection()?.selectAllChildren(heading())
    drag(heading(), [200, 100], [100, 100])
    expect(onStep).not.toHaveBeenCalled()
    getSelection()?.removeAllRanges()
    drag(heading(), [200, 100], [100, 100])
    expect(onStep).toHaveBeenCalledOnce()
  })

  test.each([
    ['the browser scrolls', (target: Element) => fireEvent.pointerCancel(target, touch)],
    ['a second finger touches', (target: Element) => fireEvent.pointerDown(target, { ...touch, isPrimary: false })],
  ])('a movement does not change the step once %s', async (_, interrupt) => {
    const { onStep } = await openAt(2)
    fireEvent.pointerDown(heading(), { ...touch, clientX: 200, clientY: 100 })
    interrupt(heading())
    fireEvent.pointerUp(heading(), { ...touch, clientX: 100, clientY: 100 })
    expect(onStep).not.toHaveBeenCalled()
  })
})

describe('closing', () => {
  test('Escape and the back button of a phone close the dialog and return the focus', async () => {
    const { onClose } = await openAt(1)
    // The browser dispatches `cancel` and then closes the dialog unless a listener prevents it.
    const mayClose = fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(mayClose).toBe(true)
    await act(async () => dialog().close())
    expect(onClose).toHaveBeenCalledOnce()
    expect(opener()).toHaveFocus()
  })

  test('the focus returns when the owner removes the dialog', async () => {
    await openAt(1)
    fireEvent.click(opener())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener()).toHaveFocus()
  })

  test('the dialog opens and closes once where React mounts it twice', async () => {
    const { user, onClose } = await openAt(1, { reactStrictMode: true })
    expect(dialog()).toHaveAttribute('open')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(opener()).toHaveFocus()
  })
})

describe('Read aloud', () => {
  class Utterance extends EventTarget {
    lang = ''
    readonly text: string

    constructor(text: string) {
      super()
      this.text = text
    }
  }

  /** The utterances that the browser has to speak. */
  let queue: Utterance[] = []

  const cancel = vi.fn(() => {
    queue = []
  })

  beforeEach(() => {
    queue = []
    cancel.mockClear()
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', { speak: (utterance: Utterance) => queue.push(utterance), cancel })
  })

  const toggle = () => button('Read aloud')

  /** Dispatches an event of the next utterance, as the browser does when it was spoken or failed. */
  const finish = (event: 'end' | 'error') => act(() => queue.shift()?.dispatchEvent(new Event(event)))

  test('the button is missing where the browser has no speech synthesis', async () => {
    vi.unstubAllGlobals()
    await openAt(1)
    expect(within(dialog()).queryByRole('button', { name: 'Read aloud' })).toBeNull()
  })

  test.each([
    ['the recipe', 'de', 'en-GB', 'de'],
    ['the page, where that of the recipe is not known', undefined, 'en-GB', 'en-GB'],
    ['English, where the page names none', undefined, '', 'en'],
  ])('each sentence is an utterance in the language of %s', async (_, ofRecipe, ofPage, spoken) => {
    document.documentElement.lang = ofPage
    const { user } = await openAt(1, {}, ofRecipe)
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await user.click(toggle())
    expect(cancel).toHaveBeenCalledOnce()
    const said = queue.map(({ text, lang }) => `${lang}: ${text}`)
    expect(said).toEqual([`${spoken}: Rinse the rice.`, `${spoken}: Drain it.`])
    document.documentElement.lang = ''
  })

  test('once on, each step is read as one comes to it', async () => {
    const { user } = await openAt(1)
    await user.click(toggle())
    finish('end')
    finish('end')
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Next step'))
    expect(queue.map(({ text }) => text)).toEqual(['Fry the onion for 5 minutes.'])
    await user.keyboard('{ArrowRight}')
    expect(queue.map(({ text }) => text)).toEqual(['Serve with lime.'])
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  })

  test('an error ends the reading', async () => {
    const { user } = await openAt(1)
    await user.click(toggle())
    finish('error')
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(queue).toEqual([])
  })

  test('a second press ends the reading, a third one reads from the beginning', async () => {
    const { user } = await openAt(1)
    await user.click(toggle())
    const canceled = [...queue]
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(queue).toEqual([])
    await user.click(toggle())
    expect(queue).toHaveLength(2)
    // Browsers report the end of a canceled utterance late.
    act(() => {
      for (const utterance of canceled) utterance.dispatchEvent(new Event('end'))
    })
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  })

  test.each([
    ['Close', (user: UserEvent) => user.click(button('Close'))],
    ['leaving the page', async () => act(() => window.dispatchEvent(new Event('pagehide')))],
  ])('%s ends the reading', async (_, leave) => {
    const { user } = await openAt(1)
    await user.click(toggle())
    await leave(user)
    expect(queue).toEqual([])
    expect(screen.queryByRole('button', { name: 'Read aloud', pressed: true })).toBeNull()
  })

  test('the arrow key on the last step does not end the reading', async () => {
    const { user } = await openAt(3)
    await user.click(toggle())
    await user.keyboard('{ArrowRight}')
    expect(queue).toHaveLength(1)
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  })
})
