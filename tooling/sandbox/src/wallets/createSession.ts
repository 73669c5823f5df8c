import { type Address, type Hex, toHex } from 'viem'
import type { Emitter } from './createEmitter'
import type { Keyring } from './createKeyring'
import type { SavedState, Store } from './createStore'
import { disconnected, type ProviderRpcError } from './errors'
import type { ProviderMessage } from './types'

export interface SessionEvents {
  connect: { readonly chainId: Hex }
  disconnect: ProviderRpcError
  accountsChanged: Address[]
  chainChanged: Hex
  message: ProviderMessage
}

export type Session = ReturnType<typeof createSession>

interface Dependencies {
  readonly store: Store
  readonly keyring: Keyring
  readonly emitter: Emitter<SessionEvents>
  readonly origin: string
}

/** What this site sees of the wallet. Whatever moves in it is told to the site, once or as often as asked. */
export function createSession({ store, keyring, emitter, origin }: Dependencies) {
  let online = true
  // After the owner threw the site out, its next connection is told with `connect` again.
  let told = true

  const positions = () => store.get().sites[origin] ?? []
  const permitted = (): Address[] => {
    const { selected } = store.get()
    const ordered = [...positions()].sort((a, b) => Number(b === selected) - Number(a === selected))
    return ordered.flatMap((position) => keyring.addresses[position] ?? [])
  }
  const accounts = () => (store.get().locked ? [] : permitted())
  const chainIdHex = () => toHex(store.get().chainId)

  const change = (act: () => void, times = 1) => {
    const before = { accounts: accounts().join(), chainId: chainIdHex() }
    act()
    for (let time = 0; time < times; time++) {
      if (accounts().join() !== before.accounts) emitter.emit('accountsChanged', accounts())
      if (chainIdHex() !== before.chainId) emitter.emit('chainChanged', chainIdHex())
    }
  }
  const set = (patch: Partial<SavedState>, times?: number) => change(() => store.set(patch), times)
  const sites = (granted: readonly number[]) => ({ ...store.get().sites, [origin]: granted })

  return {
    /** What `eth_accounts` answers: the selected account first, none while locked. */
    accounts,
    /** The same, whether locked or not. */
    permitted,
    positions,
    chainIdHex,
    isOnline: () => online,
    grant(granted: readonly number[], times = 1): void {
      set({ sites: sites(granted) }, times)
      if (told) return
      told = true
      emitter.emit('connect', { chainId: chainIdHex() })
    },
    revoke: () => set({ sites: sites([]) }),
    select(selected: number, only = false): void {
      const connected = positions().length > 0
      const granted = only ? [selected] : [...new Set([...positions(), selected])]
      set(connected ? { selected, sites: sites(granted) } : { selected })
    },
    setChain: (chainId: number, times?: number) => set({ chainId }, times),
    setLocked: (locked: boolean) => set({ locked }),
    throwOut(): void {
      set({ sites: sites([]) })
      told = false
      emitter.emit('disconnect', disconnected())
    },
    setOnline(now: boolean): void {
      if (now === online) return
      online = now
      if (now) emitter.emit('connect', { chainId: chainIdHex() })
      else emitter.emit('disconnect', disconnected())
    },
    /** Another tab wrote. */
    reload: () => change(() => store.reload()),
  }
}
