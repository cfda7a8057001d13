import { StrictMode } from 'react'
import { App } from '../App'

/** The whole page, as the build prerenders it and the browser hydrates it. */
export function Root() {
  return (
    <StrictMode>
      <App />
    </StrictMode>
  )
}
