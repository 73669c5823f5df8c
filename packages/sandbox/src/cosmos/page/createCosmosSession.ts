import { COSMOS_CHAINS } from '../chains'
import type { CosmosWalletChain, ScriptedCosmosWallet } from './context'

export type CosmosSession = ReturnType<typeof createCosmosSession>

export function createCosmosSession({ origin, state, update }: ScriptedCosmosWallet, chains: readonly string[]) {
  const own: readonly CosmosWalletChain[] = Object.values(COSMOS_CHAINS).filter(({ chainId }) =>
    chains.includes(chainId),
  )
  const permitted = () => state().permitted[origin] ?? []
  const setPermitted = (chainIds: readonly string[]) =>
    update((before) => ({ ...before, permitted: { ...before.permitted, [origin]: chainIds } }))
  return {
    chain: (chainId: string) => [...own, ...state().suggested].find((each) => each.chainId === chainId),
    suggest: (chain: CosmosWalletChain) => update((before) => ({ ...before, suggested: [...before.suggested, chain] })),
    permitted,
    grant: (chainIds: readonly string[]) => setPermitted([...new Set([...permitted(), ...chainIds])]),
    // Revokes the app's permission for these chains, or for all chains without `chainIds`.
    revoke: (chainIds?: readonly string[]) =>
      setPermitted(chainIds ? permitted().filter((each) => !chainIds.includes(each)) : []),
  }
}
