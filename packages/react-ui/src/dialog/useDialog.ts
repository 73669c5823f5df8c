import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { lockScroll } from './lockScroll.js'
import { makePageInert } from './makePageInert.js'
import { trapFocus } from './trapFocus.js'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLElement | null>
  /** The element in the page that holds the dialog's shadow root. */
  readonly host: HTMLElement
  readonly onEscape: () => void
}

/** What makes an element a modal dialog, from when it is mounted until it is gone. */
export function useDialog({ dialog, host, onEscape }: UseDialogParameters): void {
  const onEscapeRef = useRef(onEscape)
  useEffect(() => {
    onEscapeRef.current = onEscape
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // The trap notes who had the focus before the page loses it.
    const release = trapFocus(element, host)
    const unlock = lockScroll()
    const undoInert = makePageInert(host)
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape in something that a wallet shows above the dialog is meant for that.
      if (event.key !== 'Escape' || event.defaultPrevented || !event.composedPath().includes(element)) return
      event.preventDefault()
      event.stopPropagation()
      onEscapeRef.current()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      undoInert()
      unlock()
      release()
    }
  }, [dialog, host])
}
