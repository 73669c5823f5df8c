import { CircleAlert } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { useUi } from '../../internal/UiContext.js'
import { useViewStyles } from '../../internal/useViewStyles.js'
import fields from '../../shell/theme/fields.css?text'
import { useSignInTexts } from '../embedded/signInMessages.js'
import { consentStore, useConsentState } from './consent.js'
import legal from './legal.css?text'
import { enConsent } from './texts.js'

const sheets: readonly string[] = [fields, legal]

/** Renders the consent checkbox, and focuses it when the user tries to continue without consent. */
export function ConsentCheckbox() {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enConsent)
  useViewStyles(sheets)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const state = context.use(consentStore)
  const { isGiven, missed } = useConsentState()
  const isBad = missed > 0 && !isGiven
  // Ignores attempts from before the checkbox was mounted.
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
      {/*
       * Each attempt without consent gets another key, and so another shake; the checkbox keeps its element and focus.
       */}
      <div className={isBad ? `fy-shake fy-shake--${missed % 2}` : undefined}>
        <label className={`fy-check${isBad ? ' is-bad' : ''}`}>
          <input
            ref={box}
            type="checkbox"
            checked={isGiven}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? id : undefined}
            onChange={(event) => state.give(event.target.checked)}
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
