import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { stateError } from '../state/errors.js'
import type { RegisteredNetworkId } from '../types/register.js'
import { findIdentity, type Identity } from './findIdentity.js'

export interface FetchIdentityParameters {
  /** Address to look up. @default the user's address */
  readonly address?: string | undefined
  /** Network on which the name is looked up. @default the network of the user's wallet */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
}

/**
 * Looks up the name and picture of an EVM address. Both are undefined if there is none, and on test networks. A name
 * counts only if it resolves back to the address. Rejects with `ACCOUNT_UNDEFINED` or `NETWORK_UNDEFINED`, or, if
 * nothing was found, with the `ModalError` of a source that failed.
 */
export async function fetchIdentity(modal: Modal, parameters: FetchIdentityParameters = {}): Promise<Identity> {
  const context = getContext(modal)
  const { accounts, networks } = context.stores
  const { address = accounts.get('eip155').address } = parameters
  if (!address) throw stateError('ACCOUNT_UNDEFINED', { context: { namespace: 'eip155' } })
  const { caipNetworkId = networks.active('eip155')?.caipNetworkId } = parameters
  const network = networks.find(caipNetworkId)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId } })
  const found = await findIdentity(context, { address, network, signal: context.signal })
  return found ?? { name: undefined, avatar: undefined }
}
