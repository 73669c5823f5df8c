import { useStore } from '@nanostores/react'
import { type FunctionComponent, useEffect, useState } from 'react'
import { useUi } from './UiContext.js'

/** One message at a time, outside of the order of the focus. What draws it comes with the first one. */
export function Toast() {
  const { context, held } = useUi()
  const { message, open, variant } = useStore(held.$toast)
  const [Box, setBox] = useState<FunctionComponent>()
  useEffect(() => {
    if (!open) return
    import('./ToastBox.js').then(
      ({ ToastBox }) => setBox(() => ToastBox),
      (cause: unknown) => context.log('debug', 'The toast is shown without its sign', cause),
    )
  }, [context, open])
  return (
    <div className="fy-toast__h" aria-live={variant === 'error' ? 'assertive' : 'polite'}>
      {open && (Box ? <Box /> : <div className="fy-toast">{message}</div>)}
    </div>
  )
}
