import { type AdapterHost, askNodes, ModalError, type Network } from '@foyer/core/adapter'
import { askNode } from '../node/askNode.js'

/** One question to the first node whose answer can be read. */
export type Ask = <T>(method: string, params: readonly unknown[], read: (answer: unknown) => T) => Promise<T>

export interface AskedNetwork {
  readonly network: Network<'polkadot'>
  readonly signal?: AbortSignal | undefined
}

/** How the nodes of a network are asked. */
export function createAsk(host: AdapterHost<'polkadot'>, { network, signal }: AskedNetwork): Ask {
  return (method, params, read) =>
    askNodes(host, {
      network,
      signal,
      ask: async (url, given) => read(await askNode(url, { method, params, signal: given })),
    })
}

/** What a node answered that is not what it was asked for. */
export function invalid(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', { message: 'The node answered something else', context: { answer } })
}
