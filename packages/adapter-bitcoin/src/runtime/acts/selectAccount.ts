import { type Account, ModalError } from '@foyer/core/adapter'
import type { WalletState } from '../link.js'

/**
 * Checks that an account can become the active one, and gives its address. Only addresses for payments can: those that
 * hold ordinals must not be paid from by accident.
 */
export function selectAccount({ addresses }: WalletState, { address }: Account): string {
  const found = addresses.find((each) => each.address === address)
  if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
  if (found.purpose !== 'payment') {
    throw new ModalError('ACCOUNT_NOT_FOR_PAYMENT', {
      message: 'Switching to non-payment accounts is not allowed for bip122',
      context: { address, purpose: found.purpose },
    })
  }
  return address
}
