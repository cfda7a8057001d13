import { StrictMode } from 'react'
import { App } from '../App'

/** All of the page: what the build renders into index.html, and what the script takes over there. */
export function Page() {
  return (
    <StrictMode>
      <App />
    </StrictMode>
  )
}
