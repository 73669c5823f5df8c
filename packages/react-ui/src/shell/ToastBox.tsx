import { toasts } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide'
import { useRef } from 'react'
import { CheckIcon, Icon } from '../components/Icon.js'
import { useUi } from '../internal/UiContext.js'
import { useToastPosition } from './useToastPosition.js'

export function ToastBox() {
  const { context, deferred, messages } = useUi()
  const toast = useStore(deferred.$toast)
  const { code = '', note, variant } = toast
  const errors: Readonly<Record<string, string | undefined>> = messages.errors ?? {}
  const { [`${code}_TITLE`]: title = toast.title, [code]: message = toast.message } = errors
  const { hold, release } = context.use(toasts)
  const box = useRef<HTMLDivElement>(null)
  useToastPosition(box)
  return (
    <div
      ref={box}
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
      <span>
        {title !== undefined && <b>{title}</b>}
        {message}
        {note !== undefined && (
          <small className="fy-said" dir="auto">
            {note}
          </small>
        )}
      </span>
    </div>
  )
}
