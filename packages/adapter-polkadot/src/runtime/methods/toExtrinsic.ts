import { SubmittableExtrinsic } from '@dedot/api'
import { ModalError } from '@foyer/core/adapter'
import type { PolkadotTransaction } from '../../transaction.js'
import type { ChainClient } from '../node/ChainClient.js'
import { toCallArgument } from './toCallArgument.js'

export function toExtrinsic(client: ChainClient, transaction: PolkadotTransaction): SubmittableExtrinsic {
  try {
    const extrinsic = new SubmittableExtrinsic(client, readCall(client, transaction))
    const encoded = extrinsic.callHex
    // Truncated or unknown call data would decode to another call.
    if ('callData' in transaction && encoded !== transaction.callData.toLowerCase()) {
      throw new Error('The call data does not decode to a call of this chain')
    }
    return extrinsic
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'Invalid transaction'
    throw new ModalError('RPC_INVALID_PARAMS', { message, cause, context: { transaction } })
  }
}

function readCall(client: ChainClient, transaction: PolkadotTransaction): SubmittableExtrinsic['call'] {
  const { registry } = client
  if ('callData' in transaction) {
    return registry.findCodec(registry.metadata.extrinsic.callTypeId).tryDecode(transaction.callData)
  }
  const { pallet, call, args } = transaction
  const create = client.tx[pallet]?.[call]
  if (!create?.meta) throw new Error(`The chain has no call ${pallet}.${call}`)
  const { fields } = create.meta
  return create(...fields.map(({ typeId }, index) => toCallArgument(client, typeId, args[index]))).call
}
