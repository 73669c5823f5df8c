import { needsConsent } from '../features/consent/needsConsent.js'
import { useMessages, useUi } from '../UiContext.js'

/** The site's terms, else where a newcomer can read what a wallet is. */
export function LegalFooter() {
  const { context, messages } = useUi()
  const { connect } = messages
  const { termsConditionsUrl, privacyPolicyUrl, enableWalletGuide } = context.options
  // It is said beside the box.
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
  if (!enableWalletGuide) return null
  return (
    <div className="fy-footer fy-footer--row" dir="auto">
      {connect.newHere}{' '}
      <button
        type="button"
        className="fy-footer__l"
        data-focus-key="guide"
        // The header's button leads there too: for the keyboard one stop is enough.
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
