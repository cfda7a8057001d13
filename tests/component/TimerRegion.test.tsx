import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { TimerRegion } from '../../src/recipe/timers/TimerRegion'
import { MAX_RING_MS, noTimers, type TimerStart } from '../../src/recipe/timers/timers'
import { startTimer, timersStore } from '../../src/recipe/timers/timersStore'

const simmer: TimerStart = { seconds: 720, label: '12 minutes', step: 'Simmer until tender', recipe: 'Lentil soup' }
const toast: TimerStart = { seconds: 90, label: '90 seconds', step: 'Toast the cumin', recipe: 'Lentil soup' }
const bake: TimerStart = { seconds: 3600, label: 'an hour', step: 'Bake the bread', recipe: 'Sourdough' }

/** A page with a button for each timer and the region. */
function Page({ recipe }: { readonly recipe: string | undefined }) {
  return (
    <>
      {[simmer, toast, bake].map((timer) => (
        <button key={timer.label} type="button" onClick={() => startTimer(timer)}>
          {timer.label}
        </button>
      ))}
      <TimerRegion currentRecipe={recipe} />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const region = () => screen.getByRole('region', { name: 'Timers' })
const timer = (name: string) => screen.getByRole('timer', { name })
const announcements = () => screen.getByRole('status', { name: 'Timer announcements' })
const cancelled = () => screen.getByRole('status', { name: 'Cancelled timer' })

/** Lets the page's clock run. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  document.title = 'Chef Mistral'
  // Testing Library waits with the real setTimeout.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => {
    act(() => timersStore.set(noTimers))
    vi.useRealTimers()
  })
})

/** Renders the page with the recipe of two of the timers, and starts timers by their labels. */
async function renderPage(...labels: string[]) {
  const user = userEvent.setup()
  const view = render(<Page recipe="Lentil soup" />)
  for (const label of labels) await user.click(button(label))
  return { user, ...view }
}

describe('the list of timers', () => {
  test('the region is missing without a timer', async () => {
    await renderPage()
    expect(screen.queryByRole('region')).toBeNull()
    expect(announcements()).toBeEmptyDOMElement()
  })

  test('several timers count down side by side, each labelled by its step', async () => {
    await renderPage('12 minutes', 'an hour')
    expect(within(region()).getAllByRole('timer')).toHaveLength(2)
    expect(within(region()).getAllByText("Timers can't ring on a locked phone. Keep the screen on.")).toHaveLength(1)
    expect(timer('Simmer until tender').textContent).toBe('12:00')
    expect(timer('Bake the bread').textContent).toBe('1:00:00')
    pass(1)
    expect(timer('Simmer until tender').textContent).toBe('11:59')
    expect(timer('Bake the bread').textContent).toBe('59:59')
  })

  test('a long one tells at what time it is ready, and not while it is paused', async () => {
    const { user } = await renderPage('12 minutes', '90 seconds')
    const at = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(Date.now() + 720_000)
    expect(screen.getAllByText(/^ready at/).map(({ textContent }) => textContent)).toEqual([`ready at ${at}`])
    await user.click(button('Pause Simmer until tender'))
    expect(screen.queryByText(/^ready at/)).toBeNull()
  })

  test('a timer names its recipe while that is not on the page', async () => {
    const { rerender } = await renderPage('12 minutes', 'an hour')
    expect(within(region()).getByText('Sourdough')).toBeVisible()
    expect(within(region()).queryByText('Lentil soup')).toBeNull()
    rerender(<Page recipe={undefined} />)
    expect(within(region()).getByText('Lentil soup')).toBeVisible()
    rerender(<Page recipe="Sourdough" />)
    expect(within(region()).queryByText('Sourdough')).toBeNull()
  })
})

test('a paused timer stands still and keeps the focus on its button', async () => {
  const { user } = await renderPage('12 minutes')
  pass(10)
  await user.click(button('Pause Simmer until tender'))
  pass(100)
  expect(timer('Simmer until tender').textContent).toBe('11:50')
  expect(button('Resume Simmer until tender')).toHaveFocus()
  await user.keyboard('{Enter}')
  pass(5)
  expect(timer('Simmer until tender').textContent).toBe('11:45')
})

describe('cancel and undo', () => {
  test('the last timer leaves the page with its region, and the focus is on Undo', async () => {
    const { user } = await renderPage('12 minutes')
    await user.click(button('Cancel Simmer until tender'))
    expect(screen.queryByRole('region')).toBeNull()
    expect(cancelled()).toHaveTextContent('Cancelled: Simmer until tender')
    expect(button('Undo')).toHaveFocus()
  })

  test('Undo brings the timer back with the rest of its time, and the focus is on the region', async () => {
    const { user } = await renderPage('12 minutes', 'an hour')
    pass(20)
    await user.click(button('Cancel Simmer until tender'))
    expect(screen.queryByRole('timer', { name: 'Simmer until tender' })).toBeNull()
    pass(10)
    await user.keyboard('{Enter}')
    expect(timer('Simmer until tender').textContent).toBe('11:30')
    expect(region()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('the clock', () => {
  function setVisibility(visibility: 'visible' | 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    return act(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('a page that comes back to sight shows the right time at once', async () => {
    await renderPage('12 minutes')
    setVisibility('hidden')
    // No interval runs while the device sleeps.
    vi.setSystemTime(Date.now() + 300_000)
    setVisibility('visible')
    expect(timer('Simmer until tender').textContent).toBe('7:00')
  })
})

describe('the end', () => {
  test('the title shows the ring until OK is pressed, which removes the timer', async () => {
    const { user } = await renderPage('90 seconds')
    pass(90)
    expect(document.title).toBe('⏰ Toast the cumin')
    expect(screen.getByRole('alert').textContent?.trim()).toBe("Time's up: Toast the cumin")
    expect(screen.queryByRole('timer')).toBeNull()
    expect(button('OK')).toHaveAccessibleDescription("Time's up: Toast the cumin")
    await user.click(button('OK'))
    expect(document.title).toBe('Chef Mistral')
    expect(screen.queryByRole('region')).toBeNull()
    expect(announcements()).toHaveFocus()
  })

  test('while other timers are listed, OK moves the focus to the region, and the title names the next one', async () => {
    const { user } = await renderPage('90 seconds', '12 minutes')
    await user.click(button('90 seconds'))
    pass(90)
    const [first] = screen.getAllByRole('button', { name: 'OK' })
    await user.click(first ?? document.body)
    expect(region()).toHaveFocus()
    expect(document.title).toBe('⏰ Toast the cumin')
    await user.click(button('OK'))
    expect(document.title).toBe('Chef Mistral')
  })

  test('the focus moves to the region when the timer of the focused button ends', async () => {
    await renderPage('90 seconds')
    act(() => button('Pause Toast the cumin').focus())
    pass(90)
    expect(region()).toHaveFocus()
  })
})

test.each([
  ['1-1/2 hours', "Time's up: Rest Bread"],
  ['10–15 minutes', 'The shorter time of 10–15 minutes is up: Rest Bread'],
])('the end of %s is "%s"', (label, text) => {
  startTimer({ seconds: 1, label, step: 'Rest', recipe: 'Bread' })
  pass(1)
  render(<TimerRegion currentRecipe="Another" />)
  expect(screen.getByRole('alert').textContent?.trim()).toBe(text)
})

describe('the announcements', () => {
  test('the start and the last minute are announced', async () => {
    await renderPage('12 minutes')
    const started = 'Timer started: 12 minutes, Simmer until tender.'
    expect(announcements()).toHaveTextContent(started)
    pass(659)
    expect(announcements()).toHaveTextContent(started)
    pass(1)
    expect(announcements()).toHaveTextContent(/^Last minute: Simmer until tender\.$/)
    pass(60)
    expect(announcements()).toBeEmptyDOMElement()
  })

  test('the second timer with the same words is a new announcement', async () => {
    const { user } = await renderPage('12 minutes')
    const first = announcements().firstElementChild
    await user.click(button('12 minutes'))
    expect(announcements().firstElementChild).not.toBe(first)
    expect(announcements()).toHaveTextContent('Timer started: 12 minutes, Simmer until tender.')
  })

  test('added minutes are announced with their number', async () => {
    const { user } = await renderPage('12 minutes')
    await user.click(button('Add a minute to Simmer until tender'))
    expect(announcements()).toHaveTextContent('1 minute added: Simmer until tender.')
    await user.click(button('Add a minute to Simmer until tender'))
    expect(announcements()).toHaveTextContent('2 minutes added: Simmer until tender.')
  })
})

describe('leaving the page', () => {
  /** Whether the browser would ask before it leaves the page. */
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  test('the browser asks while a timer runs, and not otherwise', async () => {
    const { user } = await renderPage()
    expect(asks()).toBe(false)
    await user.click(button('90 seconds'))
    expect(asks()).toBe(true)
    pass(90)
    expect(asks()).toBe(false)
  })
})

describe('sound and vibration', () => {
  /** Replaces Web Audio and the vibration. Returns what the page did with them, in order. */
  function fakeDevice({ isRefused = false, states = ['running'] }: { isRefused?: boolean; states?: string[] } = {}) {
    const log: string[] = []
    const source = {
      connect: () => undefined,
      start: () => log.push('sound on'),
      stop: () => log.push('sound off'),
    }
    class FakeAudioContext {
      readonly sampleRate = 8000
      readonly state = states.length > 1 ? states.shift() : states[0]
      constructor() {
        if (isRefused) throw new DOMException('No device.', 'NotSupportedError')
        log.push('context')
      }
      createBuffer = () => ({ copyToChannel: () => undefined })
      createBufferSource = () => source
      resume = async () => undefined
      close = async () => void log.push('closed')
    }
    vi.stubGlobal('AudioContext', FakeAudioContext)
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number | number[]) => log.push(pattern === 0 ? 'still' : 'vibrates'),
      configurable: true,
    })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
    return { log, source }
  }

  test('the click that starts a timer prepares the sound, which plays in a loop until OK', async () => {
    const { log, source } = fakeDevice()
    const { user } = await renderPage('90 seconds')
    expect(log).toEqual(['context'])
    pass(90)
    expect(log).toEqual(['context', 'sound on', 'vibrates'])
    expect(source).toMatchObject({ loop: true })
    await user.click(button('OK'))
    expect(log).toEqual(['context', 'sound on', 'vibrates', 'sound off', 'still', 'closed'])
  })

  test('an iPhone on silent plays it, because it is of the type "playback" while it rings', async () => {
    fakeDevice()
    const session = { type: 'auto' }
    Object.defineProperty(navigator, 'audioSession', { value: session, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'audioSession'))
    const { user } = await renderPage('90 seconds')
    pass(90)
    expect(session.type).toBe('playback')
    await user.click(button('OK'))
    expect(session.type).toBe('auto')
  })

  test('a sound device that a locked screen has left interrupted is replaced', async () => {
    const { log } = fakeDevice({ states: ['interrupted', 'running'] })
    await renderPage('90 seconds')
    pass(90)
    await vi.waitFor(() => expect(log.slice(-4)).toEqual(['sound off', 'closed', 'context', 'sound on']))
  })

  test('a minute more for a timer that is over ends the alert and prepares the sound again', async () => {
    const { log } = fakeDevice()
    const { user } = await renderPage('90 seconds')
    pass(100 + MAX_RING_MS / 1000)
    expect(log.at(-1)).toBe('closed')
    await user.click(button('Add a minute to Toast the cumin'))
    expect(log.at(-1)).toBe('context')
    expect(timer('Toast the cumin').textContent).toBe('1:00')
    expect(button('Add a minute to Toast the cumin')).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    pass(60)
    expect(screen.getByRole('alert').textContent?.trim()).toBe("Time's up: Toast the cumin")
  })

  test('a page that may not open the sound device still alerts', async () => {
    const { log } = fakeDevice({ isRefused: true })
    await renderPage('90 seconds')
    pass(90)
    expect(log).toEqual(['vibrates'])
    expect(screen.getByRole('alert')).toHaveTextContent("Time's up: Toast the cumin")
  })
})
