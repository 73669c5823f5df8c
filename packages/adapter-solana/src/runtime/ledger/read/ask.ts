import { type AdapterHost, askNodes, askRpc, type Network, NodeError } from '@foyer/core/adapter'
import { parseExact } from './parseExact.js'

/** How sure a node has to be of what it tells: a block that most have voted for. */
export const COMMITMENT = 'confirmed'

/** Asks the nodes of one network; gives the result, whole numbers of more than 15 digits as text. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface CreateAskParameters {
  readonly network: Network<'solana'>
  readonly signal?: AbortSignal | undefined
}

/** Parameters that are wrong for one node are wrong for all. */
const INVALID_PARAMS = -32602

export function createAsk(host: AdapterHost<'solana'>, { network, signal }: CreateAskParameters): Ask {
  return (method, params) =>
    askNodes(host, {
      network,
      signal,
      ask: async (url, given) => {
        const { result, text } = await askRpc(url, { method, params, signal: given })
        return parseExact(text)?.result ?? result
      },
      isFinal: (cause) => cause instanceof NodeError && Number(cause.code) === INVALID_PARAMS,
    })
}
