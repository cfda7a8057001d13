import type { ReactNode } from 'react'
import { keepHeight } from '../lib/keepHeight'

// On the root, because on phones the timers, which are outside of the dock, stick to its upper edge.
const keepDockSize = keepHeight('--dock-size', () => document.documentElement)

/** Holds the notices and the request. */
export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div ref={keepDockSize} className="dock">
    {children}
  </div>
)
