import type { ReactNode } from 'react'
import { keepDockHeight } from '../lib/dockHeight'

/** Holds the notices and the request. */
export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div ref={keepDockHeight} className="dock">
    {children}
  </div>
)
