import { type RefObject, useLayoutEffect } from 'react'
import { createGhost, vanish } from './createGhost.js'
import { prefersReducedMotion } from './prefersReducedMotion.js'

/** Must agree with --fy-t-exit. Milliseconds. */
const EXIT = 150

/** When the element goes, a picture of it fades away in its place. */
export function useLeavingGhost(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    const root = element?.getRootNode()
    return () => {
      if (!element || !(root instanceof ShadowRoot) || prefersReducedMotion()) return
      const ghost = createGhost(element)
      ghost.classList.add('is-leaving')
      ghost.removeAttribute('data-state')
      root.append(ghost)
      vanish(ghost, EXIT)
    }
  }, [ref])
}
