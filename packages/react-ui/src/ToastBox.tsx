import { toasts } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide'
import { CheckIcon } from './components/CheckIcon.js'
import { Icon } from './components/Icon.js'
import { useUi } from './UiContext.js'

/** A message with its sign. It waits while somebody points at it. */
export function ToastBox() {
  const { context, held } = useUi()
  const { message, variant } = useStore(held.$toast)
  const { hold, release } = context.use(toasts)
  return (
    <div
      className="fy-toast"
      role={variant === 'error' ? 'alert' : 'status'}
      data-state={variant}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <span className={`fy-ic fy-ic--glyph fy-ic--round fy-toast__i--${variant}`}>
        {variant === 'loading' ? (
          <span className="fy-spin" aria-hidden="true" />
        ) : variant === 'error' ? (
          <Icon node={CircleAlert} />
        ) : (
          <CheckIcon />
        )}
      </span>
      <span>{message}</span>
    </div>
  )
}
