import type { ModalContext } from '@foyer/core/internal/modal'

/** Returns whether connecting requires consent. Without terms there is nothing to agree to. */
export function needsConsent({ options }: ModalContext): boolean {
  return options.features.legalCheckbox && Boolean(options.termsConditionsUrl || options.privacyPolicyUrl)
}
