import { type AdapterContext, type Network, NodeError, requestNodes, requestRpc } from '@foyer/core/adapter'
import { parseJsonWithBigIntegers } from './parseJsonWithBigIntegers.js'

export const COMMITMENT = 'confirmed'

/** Sends a JSON-RPC request to the network's nodes. Integers over 15 digits are returned as text. */
export type NodeRequester = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface NetworkQuery {
  readonly network: Network<'solana'>
  readonly signal?: AbortSignal | undefined
}

const INVALID_PARAMS = -32602

export function createNodeRequester(
  adapterContext: AdapterContext<'solana'>,
  { network, signal }: NetworkQuery,
): NodeRequester {
  return (method, params) =>
    requestNodes(adapterContext, {
      network,
      signal,
      request: async (url, input) => {
        const { result, text } = await requestRpc(url, { method, params, signal: input })
        return parseJsonWithBigIntegers(text)?.result ?? result
      },
      isFinal: (cause) => cause instanceof NodeError && Number(cause.code) === INVALID_PARAMS,
    })
}
