import root from '../../roster.json'
import { createApprovals } from '../../wallets/createApprovals'
import { createBehaviours } from '../../wallets/createBehaviours'
import { createJournal } from '../../wallets/createJournal'
import { createStore } from '../../wallets/createStore'
import { PLAIN_ICON } from '../../wallets/icons'
import { createPanel } from '../../wallets/panel/createPanel'
import { getDefaultStorage } from '../../wallets/storage'
import { toSvgUri } from '../../wallets/svg'
import { watchStorage } from '../../wallets/watchStorage'
import { CHAINS } from '../chains.mjs'
import { deriveKey } from '../keys/deriveKey.mjs'
import roster from '../roster.json'
import { announce } from './announce'
import type { CosmosContext } from './context'
import { createProvider } from './createProvider'
import { createSession } from './createSession'
import type { CosmosScript, CosmosWalletOptions, KeplrProvider } from './types'

export interface CosmosWalletInfo {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** The event of the window that tells of another key. */
  readonly keystoreEvent: string
}

export interface CosmosWallet {
  readonly info: CosmosWalletInfo
  readonly provider: KeplrProvider
  readonly script: CosmosScript
  /** Ends timers, listeners and panel; what is still open is answered with 4900. Saved state stays. */
  destroy(): void
}

/** A wallet of the Cosmos ecosystem with real keys. Works in a page and, without a panel, in Node. */
export function createCosmosWallet(options: CosmosWalletOptions): CosmosWallet {
  const { name, id, style = 'keplr', icon = PLAIN_ICON, accent = '#4b5563', accountIndexes = [0, 1, 2] } = options
  const { chains = Object.values(CHAINS).map(({ chainId }) => chainId), isLedger = false } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const target = options.window ?? (typeof window === 'undefined' ? undefined : window)
  const storageKey = `foyer-sandbox:${id}`
  const keystoreEvent = `${style}_keystorechange`

  const initial = { selected: 0, locked: options.locked ?? false, suggested: [], sites: {} }
  const store = createStore(options.storage ?? getDefaultStorage(), storageKey, initial)
  const changed = () => target?.dispatchEvent(new Event(keystoreEvent))
  const session = createSession({ store, origin, chains, changed })
  const panel = createPanel(options, { name, icon, accent, origin, chain: () => 'Cosmos' })
  const behaviours = createBehaviours(options, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const keys = new Map<number, ReturnType<typeof deriveKey>>()
  const context: CosmosContext = {
    ...{ style, origin, isLedger, session, approvals, connecting: undefined },
    addresses: accountIndexes.map((index) => roster.addresses[index] ?? ''),
    /** Derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
    key() {
      const index = accountIndexes[session.selected()] ?? 0
      const key = keys.get(index) ?? deriveKey(root.mnemonic, index)
      keys.set(index, key)
      return key
    },
  }
  const journal = createJournal()
  const provider = createProvider(context, journal)
  const announcing = announce(target, style, options.announce ?? 'now', provider)
  const unwatch = target ? watchStorage(target, storageKey, session.reload) : () => {}

  return {
    info: { id, name, icon: toSvgUri(icon), keystoreEvent },
    provider,
    script: {
      mode: behaviours.setMode,
      delay: behaviours.setDelay,
      next: behaviours.push,
      release: (answer = 'approve') => approvals.release(answer),
      open: approvals.open,
      switchAccount(position) {
        if (accountIndexes[position] === undefined) throw new RangeError(`This wallet has no account ${position}.`)
        session.select(position)
      },
      lock: () => session.setLocked(true),
      unlock() {
        session.setLocked(false)
        approvals.unlocked()
      },
      disconnectSite() {
        session.revoke()
        // Keplr tells nobody.
        if (style === 'leap') changed()
      },
      announce: announcing.start,
      log: journal.read,
      clearLog: journal.clear,
    },
    destroy(): void {
      announcing.stop()
      unwatch()
      approvals.destroy()
    },
  }
}
