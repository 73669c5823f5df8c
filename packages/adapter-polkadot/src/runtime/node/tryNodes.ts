import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'

export interface TryNodesParameters<T> {
  readonly network: Network<'polkadot'>
  readonly signal: AbortSignal
  ask(url: string): Promise<T>
}

/** Asks the nodes of a network in their order: the next one only when one before it fails. */
export async function tryNodes<T>(
  host: AdapterHost<'polkadot'>,
  { network, signal, ask }: TryNodesParameters<T>,
): Promise<T> {
  let failure: unknown = new ModalError('CHAIN_NOT_SUPPORTED', {
    message: `No node of ${network.name} is known`,
    context: { caipNetworkId: network.caipNetworkId },
  })
  for (const url of host.rpcUrls(network)) {
    try {
      return await ask(url)
    } catch (cause) {
      if (signal.aborted) throw cause
      host.log('debug', `${url} failed`, cause)
      failure = cause
    }
  }
  throw failure
}
