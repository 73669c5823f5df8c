import { type ReactNode, useEffect, useRef } from 'react'

export interface ButtonProps {
  readonly children: ReactNode
  /** 1 main, 2 secondary, 3 quiet, bad destructive. */
  readonly kind: '1' | '2' | '3' | 'bad'
  readonly size?: 'sm' | 'xs' | undefined
  readonly isBusy?: boolean | undefined
  /** Cannot be pressed yet. It keeps the focus that it has. */
  readonly isOff?: boolean | undefined
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean | undefined
  readonly label?: string | undefined
  /** Finds its way back to the focus when the visitor comes back to the view. */
  readonly focusKey?: string | undefined
  /** Sends the form that it is in. @default false */
  readonly isSubmit?: boolean | undefined
  readonly onClick?: (() => void) | undefined
}

export function Button(props: ButtonProps) {
  const { children, kind, size, isBusy, isOff, isFocused, label, focusKey, isSubmit, onClick } = props
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
      type={isSubmit ? 'submit' : 'button'}
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isOff || undefined}
      aria-label={label}
      data-focus-key={focusKey}
      onClick={isBusy || isOff ? undefined : onClick}
    >
      {isBusy && <span className="fy-spin" aria-hidden="true" />}
      {children}
    </button>
  )
}
