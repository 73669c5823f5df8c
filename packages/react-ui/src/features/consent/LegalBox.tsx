import { CircleAlert } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { useViewSheets } from '../../hooks/useViewSheets.js'
import { enConsent } from '../../messages/enConsent.js'
import fields from '../../theme/fields.css?text'
import { useUi } from '../../UiContext.js'
import { useTexts } from '../embedded/textsOf.js'
import { consent } from './consent.js'
import legal from './legal.css?text'
import { useConsentState } from './useConsent.js'

const sheets: readonly string[] = [fields, legal]

/** The box that a visitor ticks before connecting. Who goes on without it is led to it. */
export function LegalBox() {
  const { context, messages } = useUi()
  const texts = useTexts(enConsent)
  useViewSheets(sheets)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const given = context.use(consent)
  const { isGiven, missed } = useConsentState()
  const isBad = missed > 0 && !isGiven
  // Not at a miss of before: the view may have come back with it.
  const known = useRef(missed)
  useEffect(() => {
    if (missed > known.current) box.current?.focus()
    known.current = missed
  }, [missed])
  const { termsConditionsUrl, privacyPolicyUrl } = context.options
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="fy-vh"> {messages.common.opensInNewTab}</span>
    </a>
  )
  return (
    <div className="fy-stack fy-legal">
      {/* Another key with each miss, so that it shakes again; the box itself stays, with the focus. */}
      <div className={isBad ? `fy-shake fy-shake--${missed % 2}` : undefined}>
        <label className={`fy-check${isBad ? ' is-bad' : ''}`}>
          <input
            ref={box}
            type="checkbox"
            checked={isGiven}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? id : undefined}
            onChange={(event) => given.give(event.target.checked)}
          />
          <span className="fy-check__m" aria-hidden="true">
            <CheckIcon className="fy-i fy-i--xs" />
          </span>
          <span dir="auto">
            {texts.agree} {termsConditionsUrl && link(termsConditionsUrl, texts.terms)}
            {termsConditionsUrl && privacyPolicyUrl && ` ${texts.andThe} `}
            {privacyPolicyUrl && link(privacyPolicyUrl, texts.privacy)}
          </span>
        </label>
      </div>
      {isBad && (
        <p className="fy-err" id={id} role="alert">
          <Icon node={CircleAlert} className="fy-i fy-i--sm" />
          {texts.tick}
        </p>
      )}
    </div>
  )
}
