import { type EmailRefusal, preloadSignInFrame } from '@foyer/core/internal/sign-in'
import { ArrowRight } from 'lucide'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { sharedIcons } from '../../components/sharedIcons.js'
import { useUi } from '../../internal/UiContext.js'
import { useInitialFocus } from '../../internal/useInitialFocus.js'
import { useSecondsUntil } from '../../internal/useSecondsUntil.js'
import { useSignInTexts } from './signInMessages.js'
import { enSignInOptions } from './texts.js'

export interface EmailFieldProps {
  readonly label: string
  /** Label of the field's own submit button. @default none, for a form whose `children` contain the button */
  readonly goLabel?: string | undefined
  readonly start?: string | undefined
  readonly isFirst?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** True once email login was withdrawn; submitting says so. */
  readonly isGone?: boolean | undefined
  readonly onIntent?: (() => void) | undefined
  readonly onSubmit: (email: string) => EmailRefusal | undefined
  /** Content above the field, in the same form. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

export function EmailField({
  label,
  goLabel,
  start = '',
  isFirst = false,
  isBusy,
  isGone,
  onIntent,
  onSubmit,
  above,
  children,
}: EmailFieldProps) {
  const { context } = useUi()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(start)
  const { sentence, screenReaderText, refuse } = useEmailRefusal()
  useInitialFocus(field, isFirst)
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
          <Icon node={sharedIcons.mail} strokeWidth={1.75} />
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
              preloadSignInFrame(context)
              onIntent?.()
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
            <Icon node={sharedIcons.bad} className="fy-i fy-i--sm" />
            <span aria-hidden="true">{sentence}</span>
            <span className="fy-vh">{screenReaderText}</span>
          </p>
        )}
      </div>
      {children}
    </form>
  )
}

const SECOND_MS = 1000

/** Screen readers read the remaining seconds at each multiple of this number. */
const ANNOUNCE_EVERY_SECONDS = 10

interface RefusalTexts {
  readonly sentence: string | undefined
  readonly screenReaderText: string | undefined
  readonly refuse: (refusal: EmailRefusal | undefined) => void
}

export function useEmailRefusal(): RefusalTexts {
  const texts = useSignInTexts(enSignInOptions)
  const [refusal, setRefusal] = useState<EmailRefusal & { readonly until?: number }>()
  const seconds = useSecondsUntil(refusal?.until)
  const refuse = (given: EmailRefusal | undefined) =>
    setRefusal(given?.reason === 'cooldown' ? { ...given, until: Date.now() + given.seconds * SECOND_MS } : given)
  if (refusal?.reason === 'invalid') return { sentence: texts.invalid, screenReaderText: texts.invalid, refuse }
  if (refusal === undefined || seconds === 0) return { sentence: undefined, screenReaderText: undefined, refuse }
  return {
    sentence: texts.tooSoon(seconds),
    screenReaderText: texts.tooSoon(
      seconds > ANNOUNCE_EVERY_SECONDS ? refusal.seconds : Math.min(ANNOUNCE_EVERY_SECONDS, refusal.seconds),
    ),
    refuse,
  }
}
