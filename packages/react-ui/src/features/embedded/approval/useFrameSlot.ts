import type { Approval } from '@foyer/core/ui/embedded'
import { type RefObject, useEffect } from 'react'
import { watchRect } from './watchRect.js'

/**
 * Keeps the frame over its place. It lies in the page, above the modal, and cannot move with it: while the modal comes
 * in, or anything else of it moves, the frame is hidden, and it is shown where the place has come to rest.
 */
export function useFrameSlot(slot: RefObject<HTMLElement | null>, frame: Approval, title: string): void {
  useEffect(() => {
    const element = slot.current
    if (!element) return
    let place: DOMRectReadOnly | undefined
    let hadFocus = false
    const update = () => {
      const isReady = frame.$frame.get().status === 'ready'
      // One that was loaded anew takes the focus anew, and one that had it before it was hidden.
      const isInFrame = document.activeElement?.closest('[data-foyer-frame]')
      if (!isReady || (!place && isInFrame)) hadFocus = false
      if (!isReady || !place) {
        frame.hide()
        return
      }
      const { left, top, width, height } = place
      frame.show({ left, top, width, height, radius: getComputedStyle(element).borderTopLeftRadius }, title)
      if (!hadFocus) frame.focus()
      hadFocus = true
    }
    const stopRect = watchRect(element, (rect) => {
      place = rect
      update()
    })
    const stopFrame = frame.$frame.listen(update)
    return () => {
      stopFrame()
      stopRect()
      frame.hide()
    }
  }, [slot, frame, title])
}
