import { CHAINS } from '../chains'
import type { CosmosOwner, KnownChain } from './context'

export type Session = ReturnType<typeof createSession>

/** What this site may use of the wallet. `chains`: ids that the wallet knows from the start. */
export function createSession({ origin, state, update }: CosmosOwner, chains: readonly string[]) {
  const own: readonly KnownChain[] = Object.values(CHAINS).filter(({ chainId }) => chains.includes(chainId))
  const permitted = () => state().permitted[origin] ?? []
  const setPermitted = (chainIds: readonly string[]) =>
    update((before) => ({ ...before, permitted: { ...before.permitted, [origin]: chainIds } }))
  return {
    chain: (chainId: string) => [...own, ...state().suggested].find((each) => each.chainId === chainId),
    suggest: (chain: KnownChain) => update((before) => ({ ...before, suggested: [...before.suggested, chain] })),
    permitted,
    grant: (chainIds: readonly string[]) => setPermitted([...new Set([...permitted(), ...chainIds])]),
    /** None given are all. */
    revoke: (chainIds?: readonly string[]) =>
      setPermitted(chainIds ? permitted().filter((each) => !chainIds.includes(each)) : []),
  }
}
