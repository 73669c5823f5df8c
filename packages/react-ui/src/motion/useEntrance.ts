import { type RefObject, useLayoutEffect, useRef } from 'react'
import { holdPress } from './holdPress.js'
import { prefersReducedMotion } from './prefersReducedMotion.js'

/** As --fy-t-enter. Milliseconds. */
const ENTER = 150
const EASE_OUT = 'cubic-bezier(0.16, 1, 0.3, 1)'

export interface UseEntranceParameters {
  readonly scrim: RefObject<HTMLElement | null>
  readonly dialog: RefObject<HTMLElement | null>
  readonly isSheet: boolean
}

/**
 * The modal comes in: from a little below, a sheet from the edge. Animated by script, because each CSS animation would
 * send events through React while the modal is opening.
 */
export function useEntrance({ scrim, dialog, isSheet }: UseEntranceParameters): void {
  const hasEntered = useRef(false)
  useLayoutEffect(() => {
    // Turning a phone is no entrance.
    if (hasEntered.current || prefersReducedMotion()) return
    hasEntered.current = true
    const from = isSheet ? { transform: 'translateY(105%)' } : { opacity: 0, transform: 'translateY(8px) scale(0.98)' }
    scrim.current?.animate([{ opacity: 0 }, {}], { duration: ENTER })
    const element = dialog.current
    if (element) holdPress(element, element.animate([from, {}], { duration: ENTER, easing: EASE_OUT }))
  }, [scrim, dialog, isSheet])
}
