import { type MouseEvent, useRef } from 'react'
import { useUi } from '../UiContext.js'

/**
 * Takes the second press of a double one out where the first has brought another view, or something else in the place of
 * what was pressed: it was not meant for what lies under the pointer now, which may be a wallet. Pressing Back twice goes
 * back twice. A view that is left, and whose successor is only not drawn yet, hears nothing any more.
 */
export function useSecondPress(): (event: MouseEvent) => void {
  const { context, hold } = useUi()
  const { router } = context.stores
  const first = useRef<{ readonly route: unknown; readonly control: Element | null }>(undefined)
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, input') : null
    const route = router.$route.get()
    const isFirst = event.detail < 2
    const isGone = first.current?.route !== route || first.current?.control?.isConnected === false
    const isElsewhere = isGone && first.current?.control !== control
    // Counted by the browser, as the visitor has it set. A key counts nothing.
    if (isFirst) first.current = { route, control }
    if ((!isFirst && isElsewhere) || (hold.isOn() && control?.closest('.fy-card'))) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
