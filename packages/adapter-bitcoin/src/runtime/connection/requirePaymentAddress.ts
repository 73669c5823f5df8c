import { type Account, ModalError } from '@foyer/core/adapter'
import type { WalletState } from '../walletApi.js'

export function requirePaymentAddress({ addresses }: WalletState, { address }: Account): string {
  const result = addresses.find((each) => each.address === address)
  if (!result) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
  if (result.purpose !== 'payment') {
    throw new ModalError('ACCOUNT_NOT_FOR_PAYMENT', {
      message: 'Switching to non-payment accounts is not allowed for bip122',
      context: { address, purpose: result.purpose },
    })
  }
  return address
}
