import { inFrame } from '@foyer/core/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint.js'
import { keepEventsFrom } from './keepEventsFrom.js'
import { lockScroll } from './lockScroll.js'
import { makePageInert } from './makePageInert.js'
import { deepestActive, placeOnTop } from './placeOnTop.js'
import { takeFocusBack } from './takeFocusBack.js'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLElement | null>
  /** The element in the page that holds the dialog's shadow root. */
  readonly host: HTMLElement
  readonly onEscape: () => void
}

/**
 * What makes an element a modal dialog, from when it is mounted until it is gone. The focus moves in the first frame,
 * which is laid out anyway; what costs time and nobody sees (trap, inert page, scroll lock) follows when that is on screen.
 */
export function useDialog({ dialog, host, onEscape }: UseDialogParameters): void {
  const onEscapeRef = useRef(onEscape)
  useEffect(() => {
    onEscapeRef.current = onEscape
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = deepestActive()
    const place = opener?.parentElement
    let undoInert: (() => void) | undefined
    const makeInert = () => {
      undoInert?.()
      undoInert = makePageInert(host)
    }
    const goHome = placeOnTop(host, () => undoInert && makeInert())
    const giveEventsBack = keepEventsFrom(host)
    // A dialog of the app takes the focus back from whatever is not inside of it, unless it cannot have it.
    if (opener?.closest('[role="dialog"],[role="alertdialog"]')) makeInert()
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape in something that a wallet shows above the dialog is meant for that.
      if (event.key !== 'Escape' || event.defaultPrevented || !event.composedPath().includes(element)) return
      event.preventDefault()
      event.stopPropagation()
      onEscapeRef.current()
    }
    element.addEventListener('keydown', onKeyDown)
    // A press on a blank spot leaves the focus with nobody; before the first frame the opener still has it.
    const onLostKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement === opener
      if (event.key === 'Escape' && !event.defaultPrevented && isLost) onEscapeRef.current()
    }
    document.addEventListener('keydown', onLostKeyDown)
    const cancelFocus = inFrame(() => {
      // A form that is here already has led to its first field, and somebody may be typing there.
      if (element.contains(deepestActive())) return
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })

    const undos: (() => void)[] = []
    const cancel = afterPaint(() => {
      // One by one: what throws must not keep the others from being undone.
      for (const begin of [
        () => {
          makeInert()
          return () => {}
        },
        () => trapOnTab(element, host, opener),
        () => takeFocusBack(element, host),
        lockScroll,
      ]) {
        undos.push(begin())
      }
    })
    return () => {
      cancelFocus()
      cancel()
      element.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onLostKeyDown)
      // The page can take the focus back only when it is no longer inert.
      for (const undo of undos.reverse()) undo()
      undoInert?.()
      giveEventsBack()
      goHome()
      returnFocus(opener, place)
    }
  }, [dialog, host])
}

/**
 * The page is inert, so that Tab leads nowhere else but to the browser's own controls. What leads it round comes with the
 * first sign of a keyboard: most visitors have none in use.
 */
function trapOnTab(element: HTMLElement, host: HTMLElement, opener: Element | null): () => void {
  let undo: (() => void) | undefined
  let isOver = false
  const load = () => {
    element.removeEventListener('keydown', onKeyDown)
    import('./trapFocus.js').then(
      ({ trapFocus }) => {
        if (!isOver) undo = trapFocus(element, host)
      },
      // Tab then comes round by way of the browser.
      () => undefined,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Tab' && load()
  element.addEventListener('keydown', onKeyDown)
  if (opener?.matches(':focus-visible')) load()
  return () => {
    isOver = true
    element.removeEventListener('keydown', onKeyDown)
    undo?.()
  }
}

/** To the opener, or to the button that has taken its place, as the account's takes that of connecting. */
function returnFocus(opener: Element | null, place: Element | null | undefined): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return
  const give = () => {
    const target = opener.isConnected ? opener : (heirIn(place) ?? heirIn(document))
    target?.focus({ preventScroll: true })
  }
  give()
  // Who disconnects closes the modal and takes the account's button out of the page in one turn.
  inFrame(() => document.activeElement === document.body && give())
}

// The account's button is named by what it shows, the network's by a label.
const heirIn = (place: ParentNode | null | undefined) =>
  place?.querySelector<HTMLElement>('.fy-page:not([aria-label])') ?? place?.querySelector<HTMLElement>('.fy-page')
