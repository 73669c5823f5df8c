import { createBehaviorQueue } from './createBehaviorQueue'
import { createRequestLog } from './createRequestLog'
import { createSavedStore } from './createSavedStore'
import { createWalletPrompts } from './createWalletPrompts'
import { createInternalError, ProviderRpcError } from './errors'
import { DEFAULT_WALLET_ICON } from './icons'
import { createPanel } from './panel/createPanel'
import { scheduleAnnouncement } from './scheduleAnnouncement'
import type { ScriptSetup, WalletUserScript } from './scriptTypes'
import { getDefaultStorage } from './storage'
import { toSvgUri } from './svg'
import type { PageWalletOptions } from './types'
import { watchStorage } from './watchStorage'

/** Describes a wallet's saved state. A position is an index into the wallet's accounts, from 0. */
export interface SavedWalletState {
  readonly selected: number
  readonly locked: boolean
  /** Positions of the permitted accounts, by the app's origin. */
  readonly sites: Readonly<Record<string, readonly number[]>>
}

interface ScriptedWalletOptions extends Omit<PageWalletOptions, 'mode' | 'delay' | 'next'> {
  readonly setup?: ScriptSetup | undefined
}

interface Facts<Saved> {
  initial(common: SavedWalletState): Saved
  chain(state: Saved): string
}

interface Told {
  readonly code: number
  readonly error: unknown
}

export type ScriptedWallet<Saved extends SavedWalletState = SavedWalletState> = ReturnType<
  typeof createScriptedWallet<Saved>
>

export function createScriptedWallet<Saved extends SavedWalletState>(
  options: ScriptedWalletOptions,
  { initial, chain }: Facts<Saved>,
) {
  const {
    id,
    name,
    icon = DEFAULT_WALLET_ICON,
    accent = '#4b5563',
    accountIndexes = [0, 1, 2],
    locked = false,
  } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const target = options.window ?? (typeof window === 'undefined' ? undefined : window)
  const key = `foyer-sandbox:${id}`
  const store = createSavedStore(
    options.storage ?? getDefaultStorage(),
    key,
    initial({ selected: 0, locked, sites: {} }),
  )
  const panel = createPanel(options, { name, icon, accent, origin, chain: () => chain(store.get()) })
  const behaviours = createBehaviorQueue(options.setup ?? {}, panel === undefined ? 'approve' : 'panel')
  const approvals = createWalletPrompts(behaviours, panel)
  const journal = createRequestLog()

  const watched: (readonly [read: () => string, tell: () => void])[] = []
  const change = (callback: () => void, times = 1) => {
    const before = watched.map(([read]) => read())
    callback()
    for (let time = 0; time < times; time++) {
      for (const [index, [read, notify]] of watched.entries()) if (read() !== before[index]) notify()
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

  const script: WalletUserScript = {
    mode: behaviours.setMode,
    delay: behaviours.setDelay,
    next: behaviours.push,
    answerTwice: () => behaviours.setTimes(2),
    release: (answer = 'approve', accounts) => approvals.release(answer, accounts),
    open: approvals.open,
    prompts: approvals.list,
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
    /** Positions that the app may see; undefined for an app without permission. */
    granted,
    // Lists the app's positions, the selected account first, even while the wallet is locked.
    ordered,
    visible: () => (store.get().locked ? [] : ordered()),
    grant,
    forget,
    /** Calls `notify` when the result of `read` changes, also by another tab; several times if the script says so. */
    watch: (read: () => string, notify: () => void) => void watched.push([read, notify]),
    async unlock(method: string): Promise<void> {
      if (!store.get().locked) return
      await approvals.promptToUnlock(method)
      setLocked(false)
    },
    async promptToConnect(accounts: readonly string[], method: string): Promise<void> {
      const checked = granted() ?? [store.get().selected]
      const answer = await approvals.prompt({ kind: 'connect', accounts, checked }, method)
      grant(answer.accounts ?? checked, answer.times)
    },
    /** Records a request and its outcome; `toWalletError` maps errors to the wallet's own messages. */
    async record<T>(
      method: string,
      params: unknown,
      callback: () => Promise<T> | T,
      toWalletError: (error: unknown) => Told = toProviderError,
    ): Promise<T> {
      const entry = journal.write(method, params)
      try {
        const result = await callback()
        entry.done()
        return result
      } catch (error) {
        const reported = toWalletError(error)
        entry.failed(reported.code)
        throw reported.error
      }
    },
    /** Announces the wallet at the configured time. Returns functions that announce now and that cancel. */
    announce: (start: () => void) => scheduleAnnouncement(options.announce ?? 'now', start),
    destroy(): void {
      unwatch?.()
      approvals.destroy()
    },
  }
}

function toProviderError(error: unknown): Told {
  const reported = error instanceof ProviderRpcError ? error : createInternalError(String(error))
  return { code: reported.code, error: reported }
}
