import { Info } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.js'

/** Explains a term on focus and press. Escape closes the tip and leaves the modal open. */
export function InfoTip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = button.current
    if (!isOpen || !element) return
    // A native listener, because the dialog's own listener runs before React's.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fy-info"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onFocus={({ currentTarget }) => setOpen(currentTarget.matches(':focus-visible'))}
        onBlur={() => setOpen(false)}
      >
        <Icon node={Info} className="fy-i fy-i--xs" />
      </button>
      {isOpen && (
        <span className="fy-tip" role="tooltip" id={id}>
          {children}
        </span>
      )}
    </>
  )
}
