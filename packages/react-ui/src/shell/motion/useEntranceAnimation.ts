import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cloneForExit, prefersReducedMotion, removeAfterAnimation } from './cloneForExit.js'
import { deliverMovedClick } from './deliverMovedClick.js'
import { EASE_OUT } from './easings.js'

/** Matches --fy-t-enter. */
const ENTER_MS = 150
const FRAME_MS = 16

export interface UseEntranceAnimationParameters {
  readonly scrim: RefObject<HTMLElement | null>
  readonly dialog: RefObject<HTMLElement | null>
  readonly isSheet: boolean
}

/** Animates the modal in. Uses WAAPI, because CSS animations send events through React while the modal opens. */
export function useEntranceAnimation({ scrim, dialog, isSheet }: UseEntranceAnimationParameters): void {
  const hasEntered = useRef(false)
  useLayoutEffect(() => {
    // Turning a phone does not animate the modal in again.
    if (hasEntered.current || prefersReducedMotion()) return
    hasEntered.current = true
    const from = isSheet ? 'translateY(105%)' : 'translateY(8px) scale(0.98)'
    if (scrim.current) enter(scrim.current, { opacity: 0 })
    const element = dialog.current
    if (element) deliverMovedClick(element, enter(element, { transform: from }))
  }, [scrim, dialog, isSheet])
}

/** Starts an animation one frame in, because its first frame shows nothing. The scrim fades the dialog with it. */
function enter(element: HTMLElement, from: Keyframe): Animation {
  const animation = element.animate([from, {}], { duration: ENTER_MS, easing: EASE_OUT })
  animation.currentTime = FRAME_MS
  return animation
}

/** Matches --fy-t-exit. */
const EXIT_MS = 150

export function useExitAnimation(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    const root = element?.getRootNode()
    return () => {
      if (!element || !(root instanceof ShadowRoot) || prefersReducedMotion()) return
      const ghost = cloneForExit(element)
      ghost.classList.add('is-leaving')
      ghost.removeAttribute('data-state')
      root.append(ghost)
      removeAfterAnimation(ghost, EXIT_MS)
    }
  }, [ref])
}
