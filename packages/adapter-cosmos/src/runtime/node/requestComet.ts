import { type AdapterContext, ModalError, type Network, requestNodes, requestRpc } from '@foyer/core/adapter'

export interface CometRequest<T> {
  readonly network: Network<'cosmos'>
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal | undefined
  /** Parses the response. If it throws, the next node is requested. */
  read(result: unknown): T
}

export function requestComet<T>(adapterContext: AdapterContext<'cosmos'>, request: CometRequest<T>): Promise<T> {
  const { network, method, params, signal, read } = request
  return requestNodes(adapterContext, {
    network,
    signal,
    request: async (url, input) => read((await requestRpc(url, { method, params, signal: input })).result),
  })
}

export function createInvalidResponseError(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', { message: 'The node returned an invalid response', context: { answer } })
}
