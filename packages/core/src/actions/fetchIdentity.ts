import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { findIdentity, type Identity } from '../features/identity/findIdentity.js'
import type { Modal } from '../modal.js'
import type { CaipNetworkId } from '../types/caip.js'
import { contextOf } from './contextOf.js'

export interface FetchIdentityParameters {
  /** @default the visitor's */
  readonly address?: string | undefined
  /** @default the one that the visitor's wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Looks up the name and the picture of an EVM address, each undefined where there is none, and on test networks. A name
 * counts only where it leads back to the address. Rejects with `ACCOUNT_UNDEFINED`, `NETWORK_UNDEFINED`, and with the
 * `ModalError` of what failed where nothing is known.
 */
export async function fetchIdentity(modal: Modal, parameters: FetchIdentityParameters = {}): Promise<Identity> {
  const context = contextOf(modal)
  const { accounts, networks } = context.stores
  const { address = accounts.get('eip155').address } = parameters
  if (!address) throw lateError('ACCOUNT_UNDEFINED', { context: { namespace: 'eip155' } })
  const { caipNetworkId = networks.active('eip155')?.caipNetworkId } = parameters
  const network = networks.find(caipNetworkId)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId } })
  const found = await findIdentity(context, { address, network, signal: context.signal })
  return found ?? { name: undefined, avatar: undefined }
}
