import { needsConsent } from '../features/consent/needsConsent.js'
import { useMessages, useUi } from '../internal/UiContext.js'

// Characters for private use that stand for the links, so that a language can put words around them.
const TERMS = '\ue000'
const PRIVACY = '\ue001'
const LINKS = /([\ue000\ue001])/

export function LegalFooter() {
  const { context, messages } = useUi()
  const { connect } = messages
  const { termsConditionsUrl, privacyPolicyUrl, features } = context.options
  // If consent is required, the label of the consent checkbox has the links instead.
  if (needsConsent(context)) return null
  if (termsConditionsUrl || privacyPolicyUrl) {
    const sentence = termsConditionsUrl
      ? connect.legal(TERMS, privacyPolicyUrl ? PRIVACY : undefined)
      : connect.legal(PRIVACY)
    return (
      <div className="fy-footer" dir="auto">
        {sentence
          .split(LINKS)
          .map((part) =>
            part === TERMS ? (
              <LegalLink key={part} href={termsConditionsUrl} text={connect.terms} />
            ) : part === PRIVACY ? (
              <LegalLink key={part} href={privacyPolicyUrl} text={connect.privacy} />
            ) : (
              part
            ),
          )}
      </div>
    )
  }
  if (!features.walletGuide) return null
  return (
    <div className="fy-footer fy-footer--row" dir="auto">
      {connect.newHere}{' '}
      <button
        type="button"
        className="fy-footer__l"
        data-focus-key="guide"
        // Not a tab stop, because the header has a button that does the same.
        tabIndex={-1}
        onClick={() => context.stores.router.push({ view: 'WhatIsAWallet' })}
      >
        {connect.whatIsAWalletLink}
      </button>
    </div>
  )
}

function LegalLink({ href, text }: { readonly href: string | undefined; readonly text: string }) {
  const { common } = useMessages()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="fy-vh"> {common.opensInNewTab}</span>
    </a>
  )
}
