import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { followTranslation } from '../../src/startup/translation'

followTranslation()

/** What Chrome does: two elements stand in place of each text, and the page's own text node is gone, or moved into them. */
function translate(element: Element, isMoved: boolean) {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const words = isMoved ? text : document.createTextNode('')
    const wrapper = document.createElement('font')
    wrapper.append(document.createElement('font'))
    const { data } = text
    text.replaceWith(wrapper)
    wrapper.firstElementChild?.append(words)
    words.data = data.toUpperCase()
  }
}

const Dish = ({ count, note }: { readonly count: number; readonly note?: string }) => (
  <p data-testid="dish">
    Boil {count} eggs{note && <em>{note}</em>}
    {count > 5 ? ' for long' : null}
  </p>
)

/** Renders again, as a mutation observer sees it: after the task that translated the page. */
const settle = () => act(async () => undefined)

test.each(['taken out', 'moved'])('a text that a translation has %s changes, goes, and comes', async (what) => {
  const isMoved = what === 'moved'
  const { rerender } = render(<Dish count={4} />)
  translate(screen.getByTestId('dish'), isMoved)
  await settle()
  rerender(<Dish count={6} note=" softly" />)
  expect(screen.getByTestId('dish')).toHaveTextContent(/boil 6 eggs softly for long/i)
  translate(screen.getByTestId('dish'), isMoved)
  await settle()
  rerender(<Dish count={2} />)
  expect(screen.getByTestId('dish')).toHaveTextContent(/boil 2 eggs$/i)
})

test.each(['taken out', 'moved'])('an element comes before a text that a translation has %s', async (what) => {
  const Step = ({ isNew }: { readonly isNew: boolean }) => (
    <p data-testid="step">
      {isNew && <b>Then </b>}
      {'serve '}
      <i>warm</i>
    </p>
  )
  const { rerender } = render(<Step isNew={false} />)
  translate(screen.getByTestId('step'), what === 'moved')
  await settle()
  rerender(<Step isNew />)
  expect(screen.getByTestId('step')).toHaveTextContent(/^then serve warm$/i)
})

test('React removes a part of the page whole after a translation of its texts', async () => {
  const { rerender, unmount } = render(
    <div>
      <Dish count={4} />
      Serve.
    </div>,
  )
  translate(screen.getByTestId('dish'), false)
  await settle()
  rerender(<div>Serve.</div>)
  expect(screen.queryByTestId('dish')).toBeNull()
  unmount()
})
