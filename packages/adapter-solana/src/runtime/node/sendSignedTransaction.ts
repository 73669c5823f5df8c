import {
  type AdapterContext,
  type CaipNetworkId,
  checkTransactionId,
  NodeError,
  requestNodes,
  requestRpc,
  requireNetwork,
} from '@foyer/core/adapter'
import type { SendOptions } from '../../walletApi.js'
import { toBase58 } from '../wire/base58.js'
import { toBase64 } from '../wire/base64.js'
import { SIGNATURE_LENGTH } from '../wire/toWireTransaction.js'

/** Error codes (preflight, signature, parameters) on which other nodes would agree. */
const FINAL = [-32002, -32003, -32602]

export interface SendSignedTransactionParameters {
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly bytes: Uint8Array
  readonly options: SendOptions
}

/**
 * Returns a transaction's id, which is its first signature. Signatures follow the first byte or, since transaction
 * version 1, are at the end.
 */
export function getTransactionId(bytes: Uint8Array): string {
  const [first = 0, signers = 0] = bytes
  const start = first > 0x80 ? bytes.length - signers * SIGNATURE_LENGTH : 1
  return toBase58(bytes.slice(start, start + SIGNATURE_LENGTH))
}

/** Sends a signed transaction to one node after another until one takes it. Sending it twice does no harm. */
export async function sendSignedTransaction(
  adapterContext: AdapterContext<'solana'>,
  parameters: SendSignedTransactionParameters,
): Promise<string> {
  const { caipNetworkId, bytes, options } = parameters
  const params = [toBase64(bytes), { ...options, encoding: 'base64' }]
  const { result } = await requestNodes(adapterContext, {
    network: requireNetwork(adapterContext, caipNetworkId),
    request: (url, signal) => requestRpc(url, { method: 'sendTransaction', params, signal }),
    isFinal: (cause) => cause instanceof NodeError && FINAL.includes(Number(cause.code)),
  })
  return checkTransactionId({ id: getTransactionId(bytes), answer: result })
}
