import { ModalError, type Transfer } from '@foyer/core/adapter'
import type { PolkadotCall } from '../../../transaction.js'
import { toAssetId } from '../assets.js'

/** A transfer as a call of the chain. The sender of coins goes on living; an asset may be given away whole. */
export function toCall({ to, token, amount }: Pick<Transfer<'polkadot'>, 'to' | 'token' | 'amount'>): PolkadotCall {
  if (!token) return { pallet: 'balances', call: 'transferKeepAlive', args: [to, amount] }
  const id = toAssetId(token.address)
  if (id !== undefined) return { pallet: 'assets', call: 'transfer', args: [id, to, amount] }
  throw new ModalError('RPC_INVALID_PARAMS', { message: 'Not an asset of this chain', context: { token } })
}
