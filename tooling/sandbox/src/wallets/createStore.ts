import type { WalletStorage } from './types'

export function createStore<State extends object>(storage: WalletStorage, key: string, initial: State) {
  let state = load(storage, key, initial)
  return {
    get: () => state,
    update(to: (state: State) => State): void {
      state = to(state)
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
