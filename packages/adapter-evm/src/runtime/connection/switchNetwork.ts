import type { Network } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import { toViemChain } from '../chains/toViemChain.js'
import { type SwitchChainParameters, switchChain } from '../methods/switchChain.js'

export interface SwitchNetworkParameters {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly network: Network<'eip155'>
  readonly log: SwitchChainParameters['log']
}

/**
 * Switches the wallet's network by a request to its provider, because wagmi's connectors know only one of four codes
 * for an unknown chain.
 */
export async function switchNetwork({ connector, provider, network, log }: SwitchNetworkParameters): Promise<void> {
  const chain = toViemChain(network)
  await switchChain(provider, { chain, log })
  // Some wallets switch without an event, as MetaMask 11.14.1 if a node does not answer `net_version`
  // (https://github.com/MetaMask/metamask-extension/issues/24247, 2024-04).
  connector.emitter.emit('change', { chainId: chain.id })
}
