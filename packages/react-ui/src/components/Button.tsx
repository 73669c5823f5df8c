import { type ReactNode, useEffect, useRef } from 'react'

export interface ButtonProps {
  readonly children: ReactNode
  /** 1 main, 2 secondary, 3 quiet, bad destructive. */
  readonly kind: '1' | '2' | '3' | 'bad'
  readonly size?: 'sm' | 'xs' | undefined
  readonly isBusy?: boolean | undefined
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean | undefined
  readonly label?: string | undefined
  readonly onClick: () => void
}

export function Button({ children, kind, size, isBusy, isFocused, label, onClick }: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  const classes = ['fy-btn', `fy-btn--${kind}`, size && `fy-btn--${size}`, isBusy && 'is-busy']
    .filter(Boolean)
    .join(' ')
  return (
    <button
      ref={ref}
      type="button"
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <span className="fy-spin" aria-hidden="true" />}
      {children}
    </button>
  )
}
