import { type AdapterHost, type CaipNetworkId, ModalError } from '@foyer/core/adapter'
import { toBase64 } from '../wire/base64.js'
import type { SendOptions } from '../wire/toSendOptions.js'
import { askNode } from './askNode.js'
import { networkOf } from './networkOf.js'

/** Preflight failed, signature wrong, parameters wrong: no other node would say anything else. */
const FINAL = [-32002, -32003, -32602]

export interface SendSignedParameters {
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly bytes: Uint8Array
  readonly options: SendOptions
}

/** Sends a signed transaction through the network's RPC. Sent to a second node it is still the same transaction. */
export async function sendSigned(host: AdapterHost<'solana'>, parameters: SendSignedParameters): Promise<string> {
  const { caipNetworkId, bytes, options } = parameters
  const { result } = await askNode(host, {
    network: networkOf(host, caipNetworkId),
    method: 'sendTransaction',
    params: [toBase64(bytes), { ...options, encoding: 'base64' }],
    final: FINAL,
  })
  if (typeof result !== 'string') throw new ModalError('RESPONSE_INVALID')
  return result
}
