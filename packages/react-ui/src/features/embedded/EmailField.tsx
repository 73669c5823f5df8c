import { type EmailRefusal, prepareSignIn } from '@foyer/core/ui/sign-in'
import { ArrowRight } from 'lucide'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { glyphs } from '../../components/glyphs.js'
import { Icon } from '../../components/Icon.js'
import { useFirstFocus } from '../../hooks/useFirstFocus.js'
import { useUi } from '../../UiContext.js'
import { useRefusal } from './useRefusal.js'

export interface EmailFieldProps {
  readonly label: string
  /** What the button in the field is called; without it there is none, and `children` has one that submits. */
  readonly goLabel?: string | undefined
  readonly start?: string | undefined
  /** Takes the focus when it appears. */
  readonly isFirst?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** It is not offered any more: submitting says so. */
  readonly isGone?: boolean | undefined
  /** The visitor is about to type. */
  readonly onPoint?: (() => void) | undefined
  /** Answers at once when the address is not taken. */
  readonly onSubmit: (email: string) => EmailRefusal | undefined
  /** Above and below the field, in the same form. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** An address to be typed. What is wrong with it is said below. */
export function EmailField({
  label,
  goLabel,
  start = '',
  isFirst = false,
  isBusy,
  isGone,
  onPoint,
  onSubmit,
  above,
  children,
}: EmailFieldProps) {
  const { context } = useUi()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(start)
  const { sentence, told, refuse } = useRefusal()
  useFirstFocus(field, isFirst)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const refusal = onSubmit(email.trim())
    refuse(refusal)
    if (refusal) field.current?.focus({ preventScroll: true })
  }
  const isBad = sentence !== undefined
  return (
    <form className="fy-stack" noValidate onSubmit={submit}>
      {above}
      <div className="fy-field">
        <label className={`fy-input${isBad ? ' is-bad' : ''}`}>
          <Icon node={glyphs.mail} strokeWidth={1.75} />
          <span className="fy-vh">{label}</span>
          <input
            ref={field}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            data-focus-key="email"
            placeholder={label}
            value={email}
            aria-disabled={isGone || undefined}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? id : undefined}
            onFocus={() => {
              prepareSignIn(context)
              onPoint?.()
            }}
            onChange={(event) => {
              setEmail(event.target.value)
              refuse(undefined)
            }}
          />
          {goLabel && (
            <button type="submit" className="fy-input__go" aria-label={goLabel} disabled={!email.trim()}>
              {isBusy ? (
                <span className="fy-spin" aria-hidden="true" />
              ) : (
                <Icon node={ArrowRight} className="fy-i fy-flip" strokeWidth={1.75} />
              )}
            </button>
          )}
        </label>
        {isBad && (
          <p className="fy-err" id={id} role="alert">
            <Icon node={glyphs.bad} className="fy-i fy-i--sm" />
            <span aria-hidden="true">{sentence}</span>
            <span className="fy-vh">{told}</span>
          </p>
        )}
      </div>
      {children}
    </form>
  )
}
