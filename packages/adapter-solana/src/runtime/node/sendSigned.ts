import {
  type AdapterHost,
  askNodes,
  askRpc,
  type CaipNetworkId,
  ModalError,
  NodeError,
  networkOf,
} from '@foyer/core/adapter'
import type { SendOptions } from '../../link.js'
import { toBase64 } from '../wire/base64.js'

/** Preflight failed, signature wrong, parameters wrong: no other node would say anything else. */
const FINAL = [-32002, -32003, -32602]

export interface SendSignedParameters {
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly bytes: Uint8Array
  readonly options: SendOptions
}

/** Sends a signed transaction through a node of the network. Sent to a second node it is still the same transaction. */
export async function sendSigned(host: AdapterHost<'solana'>, parameters: SendSignedParameters): Promise<string> {
  const { caipNetworkId, bytes, options } = parameters
  const params = [toBase64(bytes), { ...options, encoding: 'base64' }]
  const { result } = await askNodes(host, {
    network: networkOf(host, caipNetworkId),
    ask: (url, signal) => askRpc(url, { method: 'sendTransaction', params, signal }),
    isFinal: (cause) => cause instanceof NodeError && FINAL.includes(Number(cause.code)),
  })
  if (typeof result !== 'string') throw new ModalError('RESPONSE_INVALID')
  return result
}
