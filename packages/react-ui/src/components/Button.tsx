import { type ReactNode, useEffect, useRef } from 'react'

export interface ButtonProps {
  readonly children: ReactNode
  /** `1` is primary, `2` secondary, `3` quiet, `bad` destructive. */
  readonly kind: '1' | '2' | '3' | 'bad'
  readonly size?: 'sm' | 'xs' | undefined
  readonly isBusy?: boolean | undefined
  readonly isOff?: boolean | undefined
  readonly isFocused?: boolean | undefined
  readonly label?: string | undefined
  /** Key by which the view restores the focus when the user comes back. */
  readonly focusKey?: string | undefined
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
