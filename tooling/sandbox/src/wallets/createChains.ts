import type { EvmOwner } from './context'
import { createRpc, type Rpc } from './createRpc'
import { describeChain } from './describeChain'
import { chainDisconnected, invalidParams } from './errors'
import { isLoopback } from './isLoopback'
import type { EvmCaipNetworkId, LoadRpcUrls, RpcUrls, WalletChain } from './types'

export type Chains = ReturnType<typeof createChains>

interface Dependencies {
  readonly owner: EvmOwner
  readonly known: readonly number[]
  readonly rpcUrls: RpcUrls | LoadRpcUrls
}

/** The wallet's list of chains, and the way to each. */
export function createChains({ owner, known, rpcUrls }: Dependencies) {
  let loaded: Promise<RpcUrls> | undefined
  const load = () => {
    loaded ??= typeof rpcUrls === 'function' ? rpcUrls() : Promise.resolve(rpcUrls)
    return loaded
  }
  const added = (chainId: number) => owner.state().added.find((chain) => chain.chainId === chainId)
  // The sandbox's own chain goes before the URL a site proposes: that one leads out of the sandbox.
  const ownUrl = async (chainId: number): Promise<string | undefined> =>
    (await load())[`eip155:${chainId}` satisfies EvmCaipNetworkId]

  return {
    describe: (chainId: number) => describeChain(chainId, owner.state().added),
    has: (chainId: number) => known.includes(chainId) || added(chainId) !== undefined,
    add(chain: WalletChain): void {
      owner.update((state) => {
        const others = state.added.filter(({ chainId }) => chainId !== chain.chainId)
        return { ...state, added: [...others, chain] }
      })
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
