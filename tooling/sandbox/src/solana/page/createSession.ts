import type { Emitter } from '../../wallets/createEmitter'
import type { createStore } from '../../wallets/createStore'

export interface SavedState {
  readonly selected: number
  readonly locked: boolean
  /** Which accounts which origin may see. Positions count the wallet's own. */
  readonly sites: Readonly<Record<string, readonly number[]>>
}

export type Store = ReturnType<typeof createStore<SavedState>>

export interface SessionEvents {
  /** Something that the site sees has changed. */
  change: undefined
}

export type Session = ReturnType<typeof createSession>

interface Dependencies {
  readonly store: Store
  readonly emitter: Emitter<SessionEvents>
  readonly origin: string
}

/** What this site sees of the wallet: positions of accounts, the selected one first, none while it is locked. */
export function createSession({ store, emitter, origin }: Dependencies) {
  const granted = () => store.get().sites[origin] ?? []
  const visible = () => {
    const { selected, locked } = store.get()
    return locked ? [] : [...granted()].sort((one, other) => Number(other === selected) - Number(one === selected))
  }
  const change = (act: () => void, times = 1) => {
    const before = visible().join()
    act()
    if (visible().join() === before) return
    for (let time = 0; time < times; time++) emitter.emit('change', undefined)
  }
  const grant = (positions: readonly number[], times?: number) =>
    change(() => store.set({ sites: { ...store.get().sites, [origin]: positions } }), times)

  return {
    granted,
    visible,
    grant,
    revoke: () => grant([]),
    select(selected: number, only = false): void {
      const positions = only ? [selected] : [...new Set([...granted(), selected])]
      change(() => {
        const { sites } = store.get()
        store.set(granted().length ? { selected, sites: { ...sites, [origin]: positions } } : { selected })
      })
    },
    setLocked: (locked: boolean) => change(() => store.set({ locked })),
    /** Another tab wrote. */
    reload: () => change(() => store.reload()),
  }
}
