import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint.js'
import { lockScroll } from './lockScroll.js'
import { makePageInert } from './makePageInert.js'
import { trapFocus } from './trapFocus.js'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLElement | null>
  /** The element in the page that holds the dialog's shadow root. */
  readonly host: HTMLElement
  readonly onEscape: () => void
}

/**
 * What makes an element a modal dialog, from when it is mounted until it is gone. The focus moves at once; what costs
 * time and nobody sees (trap, inert page, scroll lock) follows when the first picture is on screen.
 */
export function useDialog({ dialog, host, onEscape }: UseDialogParameters): void {
  const onEscapeRef = useRef(onEscape)
  useEffect(() => {
    onEscapeRef.current = onEscape
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape in something that a wallet shows above the dialog is meant for that.
      if (event.key !== 'Escape' || event.defaultPrevented || !event.composedPath().includes(element)) return
      event.preventDefault()
      event.stopPropagation()
      onEscapeRef.current()
    }
    element.addEventListener('keydown', onKeyDown)
    element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

    const undos: (() => void)[] = []
    const cancel = afterPaint(() => {
      undos.push(makePageInert(host), trapFocus(element, host), lockScroll())
    })
    return () => {
      cancel()
      element.removeEventListener('keydown', onKeyDown)
      // The page can take the focus back only when it is no longer inert.
      for (const undo of undos.reverse()) undo()
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
    }
  }, [dialog, host])
}
