import { createRpc, type Rpc } from './createRpc'
import type { Store } from './createStore'
import { chainDisconnected, invalidParams } from './errors'
import { isLoopback } from './isLoopback'
import type { EvmCaipNetworkId, LoadRpcUrls, RpcUrls, WalletChain } from './types'

/** Names for the panel, also of chains the wallet is only ever moved to by script. */
const NAMED: readonly WalletChain[] = [
  { chainId: 1, name: 'Ethereum', symbol: 'ETH' },
  { chainId: 10, name: 'OP Mainnet', symbol: 'ETH' },
  { chainId: 137, name: 'Polygon', symbol: 'POL' },
  { chainId: 8453, name: 'Base', symbol: 'ETH' },
  { chainId: 42220, name: 'Celo', symbol: 'CELO' },
]

export type Chains = ReturnType<typeof createChains>

interface Dependencies {
  readonly store: Store
  readonly known: readonly number[]
  readonly rpcUrls: RpcUrls | LoadRpcUrls
}

/** The wallet's list of chains, and the way to each. */
export function createChains({ store, known, rpcUrls }: Dependencies) {
  let loaded: Promise<RpcUrls> | undefined
  const load = () => {
    loaded ??= typeof rpcUrls === 'function' ? rpcUrls() : Promise.resolve(rpcUrls)
    return loaded
  }
  const added = (chainId: number) => store.get().added.find((chain) => chain.chainId === chainId)
  const describe = (chainId: number): WalletChain =>
    added(chainId) ??
    NAMED.find((chain) => chain.chainId === chainId) ?? { chainId, name: `Chain ${chainId}`, symbol: 'ETH' }
  // The sandbox's own chain goes before the URL a site proposes: that one leads out of the sandbox.
  const ownUrl = async (chainId: number): Promise<string | undefined> =>
    (await load())[`eip155:${chainId}` satisfies EvmCaipNetworkId]

  return {
    describe,
    has: (chainId: number) => known.includes(chainId) || added(chainId) !== undefined,
    add(chain: WalletChain): void {
      const others = store.get().added.filter(({ chainId }) => chainId !== chain.chainId)
      store.set({ added: [...others, chain] })
    },
    /** Throws 4901 for a chain no way leads to. */
    async rpc(chainId: number): Promise<Rpc> {
      const url = (await ownUrl(chainId)) ?? added(chainId)?.rpcUrl
      if (url === undefined) throw chainDisconnected(chainId)
      return createRpc(url)
    },
    /** EIP-3085: a URL that serves another chain must not be added. Nothing outside this machine is ever asked. */
    async check({ chainId, rpcUrl }: WalletChain): Promise<void> {
      if (rpcUrl === undefined || !isLoopback(rpcUrl) || (await ownUrl(chainId)) !== undefined) return
      const answered = Number(await createRpc(rpcUrl)('eth_chainId', []))
      if (answered !== chainId) throw invalidParams(`${rpcUrl} serves chain ${answered}, not ${chainId}.`)
    },
  }
}
