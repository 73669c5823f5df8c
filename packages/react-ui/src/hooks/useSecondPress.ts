import { type MouseEvent, useRef } from 'react'
import { useUi } from '../UiContext.js'

/**
 * Takes the second press of a double one out where the first has brought another view: it was not meant for what lies under
 * the pointer now, which may be a wallet. Pressing Back twice goes back twice.
 */
export function useSecondPress(): (event: MouseEvent) => void {
  const { router } = useUi().context.stores
  const first = useRef<{ readonly route: unknown; readonly control: Element | null }>(undefined)
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, input') : null
    const route = router.$route.get()
    // Counted by the browser, as the visitor has it set. A key counts nothing.
    if (event.detail < 2) first.current = { route, control }
    else if (first.current?.route !== route && first.current?.control !== control) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
