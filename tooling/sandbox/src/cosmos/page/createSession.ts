import type { createStore } from '../../wallets/createStore'
import { CHAINS } from '../chains.mjs'

/** A chain as the wallet lists it. */
export interface KnownChain {
  readonly chainId: string
  readonly name: string
  readonly prefix: string
}

export interface SavedState {
  readonly selected: number
  readonly locked: boolean
  /** Chains that sites told the wallet of. */
  readonly suggested: readonly KnownChain[]
  /** Which chains which origin may use. */
  readonly sites: Readonly<Record<string, readonly string[]>>
}

export type Session = ReturnType<typeof createSession>

interface Dependencies {
  readonly store: ReturnType<typeof createStore<SavedState>>
  readonly origin: string
  /** Chain ids that the wallet knows from the start. */
  readonly chains: readonly string[]
  /** Another key is in use, or none may be seen. */
  changed(): void
}

/** What this site may see of the wallet. */
export function createSession({ store, origin, chains, changed }: Dependencies) {
  const own: readonly KnownChain[] = Object.values(CHAINS).filter(({ chainId }) => chains.includes(chainId))
  const permitted = () => store.get().sites[origin] ?? []
  const setPermitted = (chainIds: readonly string[]) =>
    store.set({ sites: { ...store.get().sites, [origin]: chainIds } })
  return {
    selected: () => store.get().selected,
    isLocked: () => store.get().locked,
    chain: (chainId: string) => [...own, ...store.get().suggested].find((each) => each.chainId === chainId),
    suggest: (chain: KnownChain) => store.set({ suggested: [...store.get().suggested, chain] }),
    permitted,
    grant: (chainIds: readonly string[]) => setPermitted([...new Set([...permitted(), ...chainIds])]),
    /** None given are all. */
    revoke: (chainIds?: readonly string[]) =>
      setPermitted(chainIds ? permitted().filter((each) => !chainIds.includes(each)) : []),
    select(selected: number): void {
      store.set({ selected })
      changed()
    },
    setLocked: (locked: boolean) => store.set({ locked }),
    /** Another tab wrote. */
    reload(): void {
      const before = store.get().selected
      store.reload()
      if (store.get().selected !== before) changed()
    },
  }
}
