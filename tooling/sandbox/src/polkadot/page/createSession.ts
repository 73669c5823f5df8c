import type { Emitter } from '../../wallets/createEmitter'
import type { createStore } from '../../wallets/createStore'

export interface SavedState {
  readonly selected: number
  readonly locked: boolean
  /** Which accounts which origin may see. Positions count the wallet's own. None: the owner took them back. */
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
  const granted = () => store.get().sites[origin]
  const visible = () => {
    const { selected, locked } = store.get()
    return locked
      ? []
      : [...(granted() ?? [])].sort((one, other) => Number(other === selected) - Number(one === selected))
  }
  const change = (act: () => void) => {
    const before = visible().join()
    act()
    if (visible().join() !== before) emitter.emit('change', undefined)
  }
  const set = (positions: readonly number[] | undefined, selected = store.get().selected) =>
    change(() => {
      const { [origin]: _before, ...others } = store.get().sites
      store.set({ selected, sites: positions === undefined ? others : { ...others, [origin]: positions } })
    })

  return {
    /** Undefined for a site that never was let in, or that its owner has forgotten. */
    granted,
    visible,
    grant: (positions: readonly number[]) => set(positions),
    forget: () => set(undefined),
    select(selected: number, only = false): void {
      const positions = granted()
      set(positions && (only ? [selected] : [...new Set([...positions, selected])]), selected)
    },
    setLocked: (locked: boolean) => change(() => store.set({ locked })),
    /** Another tab wrote. */
    reload: () => change(() => store.reload()),
  }
}
