import type { EvmCaipNetworkId } from '../../types'
import { createRpcClient, type SendRpc } from '../../wallet/createRpcClient'
import { createChainDisconnectedError, createInvalidParamsError } from '../../wallet/errors'
import type { LoadRpcUrls, RpcUrls, WalletChain } from '../../wallet/types'
import type { ScriptedEvmWallet } from './context'
import { describeChain } from './describeChain'
import { isLoopback } from './isLoopback'

export type WalletChains = ReturnType<typeof createWalletChains>

interface Dependencies {
  readonly scriptedWallet: ScriptedEvmWallet
  readonly known: readonly number[]
  readonly rpcUrls: RpcUrls | LoadRpcUrls
}

export function createWalletChains({ scriptedWallet, known, rpcUrls }: Dependencies) {
  let loaded: Promise<RpcUrls> | undefined
  const load = () => {
    loaded ??= typeof rpcUrls === 'function' ? rpcUrls() : Promise.resolve(rpcUrls)
    return loaded
  }
  const added = (chainId: number) => scriptedWallet.state().added.find((chain) => chain.chainId === chainId)
  // Prefers the sandbox's own node to an app's URL, which may lead out of the sandbox.
  const ownUrl = async (chainId: number): Promise<string | undefined> =>
    (await load())[`eip155:${chainId}` satisfies EvmCaipNetworkId]

  return {
    describe: (chainId: number) => describeChain(chainId, scriptedWallet.state().added),
    has: (chainId: number) => known.includes(chainId) || added(chainId) !== undefined,
    add(chain: WalletChain): void {
      scriptedWallet.update((state) => {
        const others = state.added.filter(({ chainId }) => chainId !== chain.chainId)
        return { ...state, added: [...others, chain] }
      })
    },
    /** Returns the chain's node; throws 4901 for a chain without one on this machine. */
    async rpc(chainId: number): Promise<SendRpc> {
      const own = await ownUrl(chainId)
      if (own !== undefined) return createRpcClient(own)
      const url = added(chainId)?.rpcUrl
      // Anyone can sign with the keys of the sandbox: what they sign stays on this machine.
      if (url === undefined || !isLoopback(url)) throw createChainDisconnectedError(chainId)
      return createRpcClient(url)
    },
    /**
     * Throws if the app's URL serves another chain (EIP-3085). Skips URLs on other machines, as the sandbox sends no
     * request there.
     */
    async check({ chainId, rpcUrl }: WalletChain): Promise<void> {
      if (rpcUrl === undefined || !isLoopback(rpcUrl) || (await ownUrl(chainId)) !== undefined) return
      const answered = Number(await createRpcClient(rpcUrl)('eth_chainId', []))
      if (answered !== chainId) throw createInvalidParamsError(`${rpcUrl} serves chain ${answered}, not ${chainId}.`)
    },
  }
}
