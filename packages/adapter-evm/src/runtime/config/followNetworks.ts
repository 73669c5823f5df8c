import { type AdapterHost, type Network, onAbort } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import type { Chains } from '../chains/createChains.js'

export interface FollowNetworksParameters {
  readonly host: AdapterHost<'eip155'>
  readonly signal: AbortSignal
  readonly config: Config
  readonly chains: Chains
}

/** Keeps the config's chains what the modal's networks are. */
export function followNetworks({ host, signal, config, chains }: FollowNetworksParameters): void {
  const choose = (chainId: number) => config.setState((state) => ({ ...state, chainId }))
  const follow = (networks: readonly Network<'eip155'>[]) => {
    const [first, ...others] = networks.map(chains.of)
    // wagmi cannot be without a chain; the last one stays until another comes.
    if (!first) return
    config._internal.chains.setState([first, ...others])
    if (!config.chains.some(({ id }) => id === config.state.chainId)) choose(first.id)
  }
  const active = host.$networks.get().find(({ caipNetworkId }) => caipNetworkId === host.activeNetworkId())
  if (active) choose(Number(active.id))
  const stop = host.$networks.listen(follow)
  onAbort(signal, stop)
}
