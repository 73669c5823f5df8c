import { setAccountType as flow, type SetAccountTypeParameters } from '../features/embedded/setAccountType.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Uses the embedded wallet's own account (`eoa`) or its smart account. Rejects with `NOT_SIGNED_IN` without that wallet
 * and `SMART_ACCOUNT_UNAVAILABLE` where there is none on this network; the standard account is then in use.
 */
export function setAccountType(modal: Modal, parameters: SetAccountTypeParameters): Promise<void> {
  return flow(contextOf(modal), parameters)
}
