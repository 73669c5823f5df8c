import type { WalletStorage } from './types'

export function createSavedStore<State extends object>(storage: WalletStorage, key: string, initial: State) {
  let state = load(storage, key, initial)
  return {
    get: () => state,
    update(to: (state: State) => State): void {
      state = to(state)
      storage.setItem(key, JSON.stringify(state))
    },
    reload(): void {
      state = load(storage, key, initial)
    },
  }
}

// Trusts a well-formed entry, as only this file writes it; any other entry means an unused wallet.
function load<State extends object>(storage: WalletStorage, key: string, initial: State): State {
  const text = storage.getItem(key)
  if (text === null) return initial
  try {
    return { ...initial, ...(JSON.parse(text) as Partial<State>) }
  } catch {
    return initial
  }
}
