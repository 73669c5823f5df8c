import { type AdapterHost, askNodes, askRpc, ModalError, type Network } from '@foyer/core/adapter'

export interface CometQuestion<T> {
  readonly network: Network<'cosmos'>
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal | undefined
  /** Throws where the answer is something else: then the next node is asked. */
  read(result: unknown): T
}

/** Asks a node of the network itself (CometBFT), not the chain on it. */
export function askComet<T>(host: AdapterHost<'cosmos'>, question: CometQuestion<T>): Promise<T> {
  const { network, method, params, signal, read } = question
  return askNodes(host, {
    network,
    signal,
    ask: async (url, given) => read((await askRpc(url, { method, params, signal: given })).result),
  })
}

/** What a node answered that is not what it was asked for. */
export function invalid(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', { message: 'The node answered something else', context: { answer } })
}
