import { type FocusEvent, useEffect, useMemo, useReducer, useRef } from 'react'

/** So long after the pointer has left a press may still be on its way, and a finger comes back. Milliseconds. */
const LINGER = 300

export interface Steady {
  /** Whether a pointer, a finger or the focus is in the element: what is in it must stay where it is. */
  readonly isHeld: () => boolean
  /** For the element. */
  readonly handlers: {
    readonly onPointerEnter: () => void
    readonly onPointerMove: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<Element>) => void
  }
}

/** Knows when somebody is about to press something in an element, and draws anew once nobody is any more. */
export function useSteady(): Steady {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const at = { pointer: false, focus: false }
    let isHeld = false
    const settle = () => {
      clearTimeout(timer.current)
      if (at.pointer || at.focus) isHeld = true
      else if (isHeld) {
        timer.current = setTimeout(() => {
          isHeld = false
          redraw()
        }, LINGER)
      }
    }
    const set = (way: keyof typeof at, isThere: boolean) => {
      at[way] = isThere
      settle()
    }
    return {
      isHeld: () => isHeld,
      handlers: {
        onPointerEnter: () => set('pointer', true),
        // React tells of no entering where the pointer was on something of the page's React when this came to lie under it.
        onPointerMove: () => at.pointer || set('pointer', true),
        onPointerLeave: () => set('pointer', false),
        onFocus: () => set('focus', true),
        onBlur: ({ currentTarget, relatedTarget }) =>
          set('focus', relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      },
    }
  }, [])
}
