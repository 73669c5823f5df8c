import { type AdapterContext, ModalError, type Network, requestNodes } from '@foyer/core/adapter'
import { requestNode } from '../node/requestNode.js'

export type NodeRequester = <T>(method: string, params: readonly unknown[], read: (answer: unknown) => T) => Promise<T>

export interface NetworkQuery {
  readonly network: Network<'polkadot'>
  readonly signal?: AbortSignal | undefined
}

export function createNodeRequester(
  adapterContext: AdapterContext<'polkadot'>,
  { network, signal }: NetworkQuery,
): NodeRequester {
  return (method, params, read) =>
    requestNodes(adapterContext, {
      network,
      signal,
      request: async (url, input) => read(await requestNode(url, { method, params, signal: input })),
    })
}

export function createInvalidResponseError(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', { message: 'The node returned an invalid response', context: { answer } })
}
