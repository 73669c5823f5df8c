import { SubmittableExtrinsic } from '@dedot/api'
import { ModalError } from '@foyer/core/adapter'
import type { PolkadotTransaction } from '../../transaction.js'
import type { ChainClient } from '../node/ChainClient.js'
import { toArgument } from './toArgument.js'

/** Encodes a call for a chain. Throws `RPC_INVALID_PARAMS` for what is no call of it. */
export function toExtrinsic(client: ChainClient, transaction: PolkadotTransaction): SubmittableExtrinsic {
  try {
    const extrinsic = new SubmittableExtrinsic(client, readCall(client, transaction))
    const encoded = extrinsic.callHex
    // What is cut short or unknown is read as some other call.
    if ('callData' in transaction && encoded !== transaction.callData.toLowerCase()) {
      throw new Error('The call data is of no call here')
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
  if (!create?.meta) throw new Error(`The chain has no ${pallet}.${call}`)
  const { fields } = create.meta
  return create(...fields.map(({ typeId }, index) => toArgument(client, typeId, args[index]))).call
}
