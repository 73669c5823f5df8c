import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { isWalletRefusal } from '../../errors/toSendError.js'
import type { RevocationStep } from './permissionsState.js'

/** Returns the last step of a failed revocation. `step` is the step during which it failed. */
export function toFailedRevocationStep(step: RevocationStep, error: ModalError): RevocationStep {
  const { what } = isModalError(error, 'REVOCATION_INTERRUPTED') ? error.context : {}
  if (what !== undefined) return { status: 'stopped', what, error }
  // After a failed wallet request, the transaction may have been sent, unless the error says otherwise.
  const isUnknown = step.status === 'wallet' && !error.code.startsWith('REVOCATION_') && !isWalletRefusal(error.code)
  return { status: 'failed', error, mayBeSent: isUnknown || error.code === 'REVOCATION_UNSEEN' }
}
