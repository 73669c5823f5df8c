import { needsConsent } from '../features/consent/needsConsent.js'
import { useMessages, useUi } from '../internal/UiContext.js'

export function LegalFooter() {
  const { context, messages } = useUi()
  const { connect } = messages
  const { termsConditionsUrl, privacyPolicyUrl, features } = context.options
  // If consent is required, the label of the consent checkbox has the links instead.
  if (needsConsent(context)) return null
  if (termsConditionsUrl || privacyPolicyUrl) {
    return (
      <div className="fy-footer" dir="auto">
        {connect.legal} {termsConditionsUrl && <LegalLink href={termsConditionsUrl}>{connect.terms}</LegalLink>}
        {termsConditionsUrl && privacyPolicyUrl && ` ${connect.and} `}
        {privacyPolicyUrl && <LegalLink href={privacyPolicyUrl}>{connect.privacy}</LegalLink>}.
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

function LegalLink({ href, children }: { readonly href: string; readonly children: string }) {
  const { common } = useMessages()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="fy-vh"> {common.opensInNewTab}</span>
    </a>
  )
}
