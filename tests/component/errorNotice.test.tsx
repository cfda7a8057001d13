import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorNotice } from '../../src/conversation/ErrorNotice'

test.each([
  ['offline', "You're offline. Connect to the internet and try again."],
  ['module-load', "Part of this page didn't load. Check your connection and try again, or reload the page."],
] as const)('without the chunk of the requests, the error %s has its words', (error, words) => {
  render(<ErrorNotice error={error} visitorService={undefined} isNext onFocusLost={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})
