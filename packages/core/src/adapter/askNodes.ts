import { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { anySignal, untilAborted, within } from '../utils/waiting.js'
import type { AdapterHost } from './host.js'
import { NODE_WAIT } from './limits.js'

export interface AskNodesParameters<N extends Namespace, T> {
  readonly network: Network<N>
  /** Whoever asks has given up. The modal's end counts in any case. */
  readonly signal?: AbortSignal | undefined
  /** @default `host.rpcUrls(network)` */
  readonly urls?: readonly string[] | undefined
  /** How long a node may take, in milliseconds: more only for what is large. @default NODE_WAIT */
  readonly wait?: number | undefined
  /** Asks one node. What it throws makes the next one be asked. `signal` is aborted when nobody waits for this one. */
  ask(url: string, signal: AbortSignal): Promise<T>
  /** A refusal with which every node would answer the same: then no other is asked. @default none is */
  isFinal?(cause: unknown): boolean
}

/**
 * Asks the nodes of a network one after the other: the next one when the one before it has failed, or has not answered
 * in time. Rejects with what the last one threw, `CHAIN_NOT_SUPPORTED` where no node is known, and
 * `ABORTED`.
 */
export async function askNodes<N extends Namespace, T>(
  host: Pick<AdapterHost<N>, 'rpcUrls' | 'signal' | 'log'>,
  parameters: AskNodesParameters<N, T>,
): Promise<T> {
  const { network, signal, urls = host.rpcUrls(network), wait = NODE_WAIT, ask, isFinal } = parameters
  const { name, caipNetworkId } = network
  const given = anySignal(host.signal, signal)
  let last: unknown = new ModalError('CHAIN_NOT_SUPPORTED', {
    message: `No node of ${name} is known`,
    context: { caipNetworkId },
  })
  for (const url of urls) {
    const done = new AbortController()
    let isLate = false
    try {
      const answer = untilAborted(ask(url, anySignal(given, done.signal)), given)
      return await within(answer, wait, () => {
        isLate = true
        throw new ModalError('HTTP_FAILED', { message: 'The node did not answer in time', context: { url } })
      })
    } catch (cause) {
      if (given.aborted) throw new ModalError('ABORTED', { cause })
      if (!isLate && isFinal?.(cause)) throw cause
      host.log('debug', `A node of ${name} gave no answer that could be used: ${url}`, cause)
      last = cause
    } finally {
      done.abort()
    }
  }
  throw last
}
