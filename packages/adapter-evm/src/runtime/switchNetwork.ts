import type { Network } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import { type SwitchChainParameters, switchChain } from './acts/switchChain.js'
import { toChain } from './toChain.js'

export interface SwitchNetworkParameters {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly network: Network<'eip155'>
  readonly log: SwitchChainParameters['log']
}

/** Asks the wallet itself, whichever connector it has: connectors of wagmi know one of the four codes for "unknown chain". */
export async function switchNetwork({ connector, provider, network, log }: SwitchNetworkParameters): Promise<void> {
  const chain = toChain(network)
  await switchChain(provider, { chain, log })
  // A wallet may switch without saying so, as MetaMask 11.14.1 where a node does not answer `net_version`
  // (https://github.com/MetaMask/metamask-extension/issues/24247, 2024-04).
  connector.emitter.emit('change', { chainId: chain.id })
}
