import { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { combineSignals, rejectOnAbort, withTimeout } from '../utils/waiting.js'
import type { AdapterContext } from './context.js'
import { NODE_TIMEOUT_MS } from './limits.js'

export interface RequestNodesParameters<N extends Namespace, T> {
  readonly network: Network<N>
  readonly signal?: AbortSignal | undefined
  /** Node URLs, in the order in which they are tried. @default `adapterContext.rpcUrls(network)` */
  readonly urls?: readonly string[] | undefined
  /** Timeout for each node, in ms. Raise it only for large answers. @default NODE_TIMEOUT_MS */
  readonly timeout?: number | undefined
  /**
   * Sends the request to one node. If it rejects, the next node is tried. `signal` aborts when the answer is no longer
   * needed.
   */
  request(url: string, signal: AbortSignal): Promise<T>
  /**
   * Returns true for an error with which every node would answer, so that no other node is tried.
   * @default always false
   */
  isFinal?(cause: unknown): boolean
}

/**
 * Sends a request to the nodes of a network in turn, until one answers in time. Rejects with the last node's error,
 * with `CHAIN_NOT_SUPPORTED` if the network has no node, or with `ABORTED`.
 */
export async function requestNodes<N extends Namespace, T>(
  adapterContext: Pick<AdapterContext<N>, 'rpcUrls' | 'ownNode' | 'signal' | 'log'> &
    Partial<Pick<AdapterContext<N>, 'noteRequest'>>,
  parameters: RequestNodesParameters<N, T>,
): Promise<T> {
  const {
    network,
    signal,
    urls = adapterContext.rpcUrls(network),
    timeout = NODE_TIMEOUT_MS,
    request,
    isFinal,
  } = parameters
  const { name, caipNetworkId } = network
  const life = combineSignals(adapterContext.signal, signal)
  let last: unknown = new ModalError('CHAIN_NOT_SUPPORTED', {
    message: `No node of ${name} is known`,
    context: { caipNetworkId },
  })
  const ownNode = adapterContext.ownNode?.(network)
  for (const url of urls) {
    const report = (isWorking: boolean) => url === ownNode?.url && ownNode.report(isWorking)
    const done = new AbortController()
    let isLate = false
    try {
      adapterContext.noteRequest?.(url)
      const answer = rejectOnAbort(request(url, combineSignals(life, done.signal)), life)
      const inTime = await withTimeout(answer, timeout, () => {
        isLate = true
        throw new ModalError('HTTP_FAILED', { message: 'The node did not answer in time', context: { url } })
      })
      report(true)
      return inTime
    } catch (cause) {
      if (life.aborted) throw new ModalError('ABORTED', { cause })
      if (!isLate && isFinal?.(cause)) throw cause
      report(false)
      adapterContext.log('debug', `A node of ${name} gave no answer that could be used: ${url}`, cause)
      last = cause
    } finally {
      done.abort()
    }
  }
  throw last
}
