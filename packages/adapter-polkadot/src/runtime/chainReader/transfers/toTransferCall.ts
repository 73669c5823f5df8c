import { ModalError, type Transfer } from '@foyer/core/adapter'
import type { PolkadotCall } from '../../../transaction.js'
import { toAssetId } from '../tokens/assets.js'

export function toTransferCall({
  to,
  token,
  amount,
}: Pick<Transfer<'polkadot'>, 'to' | 'token' | 'amount'>): PolkadotCall {
  if (!token) return { pallet: 'balances', call: 'transferKeepAlive', args: [to, amount] }
  const id = toAssetId(token.address)
  if (id !== undefined) return { pallet: 'assets', call: 'transfer', args: [id, to, amount] }
  throw new ModalError('RPC_INVALID_PARAMS', {
    message: 'Expected the id of an asset of this chain',
    context: { token },
  })
}
