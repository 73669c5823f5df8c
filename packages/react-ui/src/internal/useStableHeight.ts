import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { runAfterPaint } from '../shell/dialog/runAfterPaint.js'

export interface StableHeight {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Returns whether the view's body has painted. From then on, nothing in the body may move. */
  readonly isOnScreen: () => boolean
}

/**
 * Keeps the body at the height it first painted, so that late content scrolls instead of moving the frame. Disclosures
 * (`fy-stack`) and window resizes may change it.
 */
export function useStableHeight(): StableHeight {
  const ref = useRef<HTMLDivElement>(null)
  const isPainted = useRef(false)
  useEffect(() => {
    const body = ref.current
    let cancel = () => {}
    const measure = () => {
      cancel()
      if (body) body.style.blockSize = ''
      cancel = runAfterPaint(() => {
        isPainted.current = true
        if (body?.offsetHeight) body.style.blockSize = `${body.offsetHeight}px`
      })
    }
    const unfold = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.fy-stack')) measure()
    }
    measure()
    body?.addEventListener('click', unfold)
    window.addEventListener('resize', measure)
    return () => {
      cancel()
      body?.removeEventListener('click', unfold)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return useMemo(() => ({ ref, isOnScreen: () => isPainted.current }), [])
}
