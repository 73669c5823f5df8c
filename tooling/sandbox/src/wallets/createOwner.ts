import { announceWhen } from './announceWhen'
import { createApprovals } from './createApprovals'
import { createBehaviours } from './createBehaviours'
import { createJournal } from './createJournal'
import { createStore } from './createStore'
import { internal, ProviderRpcError } from './errors'
import { PLAIN_ICON } from './icons'
import { createPanel } from './panel/createPanel'
import type { OwnerScript, ScriptSetup } from './scriptTypes'
import { getDefaultStorage } from './storage'
import { toSvgUri } from './svg'
import type { PageWalletOptions } from './types'
import { watchStorage } from './watchStorage'

/** What every wallet remembers across reloads. Positions count its own accounts. */
export interface Memory {
  readonly selected: number
  readonly locked: boolean
  /** Which accounts which origin may see; none for a site that never was let in, or that was removed. */
  readonly sites: Readonly<Record<string, readonly number[]>>
}

interface OwnerOptions extends Omit<PageWalletOptions, 'mode' | 'delay' | 'next'> {
  readonly setup?: ScriptSetup | undefined
}

interface Facts<Saved> {
  /** What a wallet that nobody used yet remembers, from what all do. */
  initial(common: Memory): Saved
  /** Name of the network for the panel. */
  chain(state: Saved): string
}

interface Told {
  readonly code: number
  readonly error: unknown
}

export type Owner<Saved extends Memory = Memory> = ReturnType<typeof createOwner<Saved>>

/** A wallet behind its face, whatever its networks: its memory, its owner's word, and the owner's hands for a test. */
export function createOwner<Saved extends Memory>(options: OwnerOptions, { initial, chain }: Facts<Saved>) {
  const { id, name, icon = PLAIN_ICON, accent = '#4b5563', accountIndexes = [0, 1, 2], locked = false } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const target = options.window ?? (typeof window === 'undefined' ? undefined : window)
  const key = `foyer-sandbox:${id}`
  const store = createStore(options.storage ?? getDefaultStorage(), key, initial({ selected: 0, locked, sites: {} }))
  const panel = createPanel(options, { name, icon, accent, origin, chain: () => chain(store.get()) })
  const behaviours = createBehaviours(options.setup ?? {}, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const journal = createJournal()

  const watched: (readonly [read: () => string, tell: () => void])[] = []
  const change = (act: () => void, times = 1) => {
    const before = watched.map(([read]) => read())
    act()
    for (let time = 0; time < times; time++) {
      for (const [index, [read, tell]] of watched.entries()) if (read() !== before[index]) tell()
    }
  }
  const update = (to: (state: Saved) => Saved, times?: number) => change(() => store.update(to), times)
  const unwatch = target && watchStorage(target, key, () => change(store.reload))

  const granted = () => store.get().sites[origin]
  const ordered = (): readonly number[] => {
    const { selected } = store.get()
    return [...(granted() ?? [])].sort((one, other) => Number(other === selected) - Number(one === selected))
  }
  const grant = (positions: readonly number[], times?: number) =>
    update((state) => ({ ...state, sites: { ...state.sites, [origin]: positions } }), times)
  const setLocked = (now: boolean) => update((state) => ({ ...state, locked: now }))
  const own = (position: number): number => {
    if (accountIndexes[position] === undefined) throw new RangeError(`This wallet has no account ${position}.`)
    return position
  }
  const forget = () =>
    update((state) => {
      const { [origin]: _gone, ...sites } = state.sites
      return { ...state, sites }
    })

  /** What is the same in the script of every wallet. */
  const script: OwnerScript = {
    mode: behaviours.setMode,
    delay: behaviours.setDelay,
    next: behaviours.push,
    answerTwice: () => behaviours.setTimes(2),
    release: (answer = 'approve') => approvals.release(answer),
    open: approvals.open,
    switchAccount(position, { only = false } = {}) {
      const selected = own(position)
      update((state) => {
        const seen = state.sites[origin]
        const sees = only ? [selected] : [...new Set([...(seen ?? []), selected])]
        return { ...state, selected, sites: seen === undefined ? state.sites : { ...state.sites, [origin]: sees } }
      })
    },
    addAccountToSite: (position) => grant([...new Set([...(granted() ?? []), own(position)])]),
    lock: () => setLocked(true),
    unlock() {
      setLocked(false)
      approvals.unlocked()
    },
    log: journal.read,
    clearLog: journal.clear,
  }

  return {
    id,
    name,
    iconUri: toSvgUri(icon),
    accountIndexes,
    origin,
    target,
    state: store.get,
    update,
    behaviours,
    approvals,
    script,
    own,
    /** Positions that the site may see; undefined when it was never let in. */
    granted,
    /** The selected one first, whether locked or not. */
    ordered,
    /** None while locked. */
    visible: () => (store.get().locked ? [] : ordered()),
    grant,
    forget,
    /** Whatever moves in what is read is told, once or as often as asked; also what another tab did. */
    watch: (read: () => string, tell: () => void) => void watched.push([read, tell]),
    /** A locked wallet asks for its password before anything else. */
    async unlock(method: string): Promise<void> {
      if (!store.get().locked) return
      await approvals.askToUnlock(method)
      setLocked(false)
    },
    /** Asks which accounts the site may see. */
    async askToConnect(accounts: readonly string[], method: string): Promise<void> {
      const checked = granted() ?? [store.get().selected]
      const answer = await approvals.ask({ kind: 'connect', accounts, checked }, method)
      grant(answer.accounts ?? checked, answer.times)
    },
    /** Writes a request down, and what came of it; `toTold` is for wallets that fail in words of their own. */
    async record<T>(
      method: string,
      params: unknown,
      act: () => Promise<T> | T,
      toTold: (error: unknown) => Told = toProviderError,
    ): Promise<T> {
      const entry = journal.write(method, params)
      try {
        const result = await act()
        entry.done()
        return result
      } catch (error) {
        const told = toTold(error)
        entry.failed(told.code)
        throw told.error
      }
    },
    /** Comes into the page when that was asked for. Gives a way to do it now, and its undo. */
    announce: (start: () => void) => announceWhen(options.announce ?? 'now', start),
    destroy(): void {
      unwatch?.()
      approvals.destroy()
    },
  }
}

function toProviderError(error: unknown): Told {
  const told = error instanceof ProviderRpcError ? error : internal(String(error))
  return { code: told.code, error: told }
}
