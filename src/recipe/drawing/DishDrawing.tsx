import { useMemo } from 'react'
import { dishKind } from './dishKind'
import { DISH_BOX, dishPaths } from './dishPaths'
import './DishDrawing.css'

/** A drawing of the kind of dish, at the head of the card. */
export function DishDrawing({ markdown }: { readonly markdown: string }) {
  const kind = useMemo(() => dishKind(markdown), [markdown])
  return (
    // Without text, because the title says what the dish is.
    <svg className="dish-drawing" data-dish={kind} viewBox={DISH_BOX} aria-hidden="true">
      {dishPaths[kind].map(([layer, path]) => (
        <path key={path} className={layer} d={path} />
      ))}
    </svg>
  )
}
