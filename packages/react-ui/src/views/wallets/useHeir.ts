import { useLayoutEffect, useRef } from 'react'
import { useUi } from '../../UiContext.js'

/** As long as a second press takes that the browser counts as one of its own. Milliseconds. */
const HELD = 500

/**
 * What is shown in the place of another was not chosen. The focus that the other had goes to the title, and for a moment
 * it is told that it is new: so that it does not hear a press that was meant for the other.
 */
export function useHeir(subject: string | undefined): () => boolean {
  const { host } = useUi()
  const shown = useRef({ subject, since: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (shown.current.subject === subject) return
    shown.current = { subject, since: Date.now() }
    const root = host.shadowRoot
    if (!root?.activeElement) root?.querySelector<HTMLElement>('.fy-title')?.focus({ preventScroll: true })
  }, [host, subject])
  return () => Date.now() - shown.current.since < HELD
}
