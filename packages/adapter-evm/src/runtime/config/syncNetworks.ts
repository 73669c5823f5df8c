import { type AdapterContext, type Network, onAbort } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import type { ViemChains } from '../chains/createViemChains.js'

export interface SyncNetworksParameters {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly signal: AbortSignal
  readonly config: Config
  readonly chains: ViemChains
}

export function syncNetworks({ adapterContext, signal, config, chains }: SyncNetworksParameters): void {
  const choose = (chainId: number) => config.setState((state) => ({ ...state, chainId }))
  const follow = (networks: readonly Network<'eip155'>[]) => {
    const [first, ...others] = networks.map(chains.get)
    // wagmi requires at least one chain, so the former list stays.
    if (!first) return
    config._internal.chains.setState([first, ...others])
    if (!config.chains.some(({ id }) => id === config.state.chainId)) choose(first.id)
  }
  const active = adapterContext.$networks
    .get()
    .find(({ caipNetworkId }) => caipNetworkId === adapterContext.activeNetworkId())
  if (active) choose(Number(active.id))
  const stop = adapterContext.$networks.listen(follow)
  onAbort(signal, stop)
}
