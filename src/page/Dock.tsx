import { type ReactNode, useEffect, useRef } from 'react'

/** Holds the notices and the request. The styles know its height, because on phones the timers stick to its upper edge. */
export function Dock({ children }: { readonly children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--dock-size', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={dock} className="dock">
      {children}
    </div>
  )
}
