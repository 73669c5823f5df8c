import type { ModalContext } from '@foyer/core/ui'

/** Whether a box has to be ticked before anything is connected. Without terms there is nothing to agree to. */
export function needsConsent({ options }: ModalContext): boolean {
  return options.features.legalCheckbox && Boolean(options.termsConditionsUrl || options.privacyPolicyUrl)
}
