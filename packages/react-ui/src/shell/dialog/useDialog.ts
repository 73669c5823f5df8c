import { runInAnimationFrame } from '@foyer/core/internal/modal'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { getActiveElement, keepInTopLayer } from './keepInTopLayer.js'
import { makePageInert } from './makePageInert.js'
import { runAfterPaint } from './runAfterPaint.js'

export interface UseDialogParameters {
  readonly dialog: RefObject<HTMLElement | null>
  /** Host element of the dialog's shadow root. */
  readonly host: HTMLElement
  readonly onEscape: () => void
}

/**
 * Makes an element a modal dialog while it is mounted. Focus moves in the first frame; trap, inert page and scroll lock
 * follow once it has painted.
 */
export function useDialog({ dialog, host, onEscape }: UseDialogParameters): void {
  const onEscapeRef = useRef(onEscape)
  useEffect(() => {
    onEscapeRef.current = onEscape
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = getActiveElement()
    const place = opener?.parentElement
    let undoInert: (() => void) | undefined
    const makeInert = () => {
      undoInert?.()
      undoInert = makePageInert(host)
    }
    const goHome = keepInTopLayer(host, () => undoInert && makeInert())
    const giveEventsBack = isolateEvents(host)
    // If a dialog of the app opened the modal, makes that dialog inert at once: otherwise it takes the focus back.
    if (opener?.closest('[role="dialog"],[role="alertdialog"]')) makeInert()
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape in an element that a wallet shows above belongs to that element.
      if (event.key !== 'Escape' || event.defaultPrevented || !event.composedPath().includes(element)) return
      event.preventDefault()
      event.stopPropagation()
      onEscapeRef.current()
    }
    element.addEventListener('keydown', onKeyDown)
    // Handles Escape while the focus is outside of the dialog: on the body after a press on a blank spot, on the opener
    // before the first frame.
    const onLostKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement === opener
      if (event.key === 'Escape' && !event.defaultPrevented && isLost) onEscapeRef.current()
    }
    document.addEventListener('keydown', onLostKeyDown)
    const cancelFocus = runInAnimationFrame(() => {
      // Leaves the focus in a form's first field, in which the user may be typing already.
      if (element.contains(getActiveElement())) return
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })

    const undos: (() => void)[] = []
    const cancel = runAfterPaint(() => {
      // Runs the steps one by one: if a step throws, the steps before it can still be undone.
      for (const begin of [
        () => {
          makeInert()
          return () => {}
        },
        () => loadTrapOnTab(element, host, opener),
        () => restoreFocus(element, host),
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
      // The page can take the focus only after it stops being inert.
      for (const undo of undos.reverse()) undo()
      undoInert?.()
      giveEventsBack()
      goHome()
      returnFocus(opener, place)
    }
  }, [dialog, host])
}

/** Loads the focus trap on the first Tab: most users never press it. The inert page keeps focus until then. */
function loadTrapOnTab(element: HTMLElement, host: HTMLElement, opener: Element | null): () => void {
  let undo: (() => void) | undefined
  let isOver = false
  const load = () => {
    element.removeEventListener('keydown', onKeyDown)
    import('./trapFocus.js').then(
      ({ trapFocus }) => {
        if (!isOver) undo = trapFocus(element, host)
      },
      // Without the trap, Tab passes through the browser's own controls.
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

/** Returns the focus to the opener, or to the button that replaced it, as the account button does after connecting. */
function returnFocus(opener: Element | null, place: Element | null | undefined): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return
  const give = () => {
    const target = opener.isConnected ? opener : (findReplacement(place) ?? findReplacement(document))
    target?.focus({ preventScroll: true })
  }
  give()
  // Tries again a frame later: disconnecting unmounts the account button in the same task.
  runInAnimationFrame(() => document.activeElement === document.body && give())
}

// Prefers the account button, which has no `aria-label`, to the network button, which has one.
const findReplacement = (place: ParentNode | null | undefined) =>
  place?.querySelector<HTMLElement>('.fy-page:not([aria-label])') ?? place?.querySelector<HTMLElement>('.fy-page')

/** Locks the page's scroll without a layout shift. Skips pages that do not scroll. */
function lockScroll(): () => void {
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement
  if (scrollHeight <= clientHeight) return () => {}
  const hasScrollbar = window.innerWidth > clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html { overflow: hidden !important; ${hasScrollbar ? 'scrollbar-gutter: stable !important;' : ''} }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Events by which dialogs of the app, such as Radix's, detect interaction outside. */
const OUTSIDE_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/** Hides presses, focus and Escape in the modal from listeners of the page. */
function isolateEvents(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  // Listeners inside of the modal have run already, because events bubble up to the host.
  for (const type of OUTSIDE_EVENTS) host.addEventListener(type, stop)
  // Dialogs of the app listen in the capturing phase: stops Escape there and redispatches it in the modal.
  const onKeyDown = (event: KeyboardEvent) => {
    const path = event.composedPath()
    if (event.key !== 'Escape' || !event.isTrusted || !path.includes(host)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    path[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  window.addEventListener('keydown', onKeyDown, true)
  // Removes the aria-hidden that a dialog of the app has set on all elements outside of it, this host too.
  const hidden = host.getAttribute('aria-hidden')
  host.removeAttribute('aria-hidden')
  return () => {
    for (const type of OUTSIDE_EVENTS) host.removeEventListener(type, stop)
    window.removeEventListener('keydown', onKeyDown, true)
    if (hidden !== null) host.setAttribute('aria-hidden', hidden)
  }
}

/** Polls, because removing the focused element does not always fire an event. */
const POLL_INTERVAL_MS = 200

/** Returns the focus to the dialog once the element that a wallet had shown above is gone. */
function restoreFocus(dialog: HTMLElement, host: HTMLElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = () => {
    const { activeElement, body } = document
    // A wallet may keep an empty frame, which retains the focus.
    const isEmpty = activeElement instanceof HTMLIFrameElement && activeElement.offsetHeight === 0
    const isLost = activeElement === body || isEmpty
    if (isLost) dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    if (isLost || activeElement === host) stop()
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && dialog.contains(relatedTarget)))
      timer ??= setInterval(look, POLL_INTERVAL_MS)
  }
  dialog.addEventListener('focusout', onFocusOut)
  return () => {
    stop()
    dialog.removeEventListener('focusout', onFocusOut)
  }
}
