import type { WalletChain, WalletStorage } from './types'

/** What a wallet remembers across reloads. Positions count its own accounts. */
export interface SavedState {
  readonly chainId: number
  readonly selected: number
  readonly locked: boolean
  /** Chains the owner added. */
  readonly added: readonly WalletChain[]
  /** Which accounts which origin may see. */
  readonly sites: Readonly<Record<string, readonly number[]>>
}

export type Store = ReturnType<typeof createStore<SavedState>>

export function createStore<State extends object>(storage: WalletStorage, key: string, initial: State) {
  let state = load(storage, key, initial)
  return {
    get: () => state,
    set(patch: Partial<State>): void {
      state = { ...state, ...patch }
      storage.setItem(key, JSON.stringify(state))
    },
    /** Takes over what another tab has written. */
    reload(): void {
      state = load(storage, key, initial)
    },
  }
}

// Only this file writes the entry, so a well-formed one is trusted and anything else is a wallet nobody used yet.
function load<State extends object>(storage: WalletStorage, key: string, initial: State): State {
  const text = storage.getItem(key)
  if (text === null) return initial
  try {
    return { ...initial, ...(JSON.parse(text) as Partial<State>) }
  } catch {
    return initial
  }
}
