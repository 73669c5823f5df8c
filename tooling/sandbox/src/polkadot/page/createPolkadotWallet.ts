import { createApprovals } from '../../wallets/createApprovals'
import { createBehaviours } from '../../wallets/createBehaviours'
import { createEmitter } from '../../wallets/createEmitter'
import { createJournal } from '../../wallets/createJournal'
import { createStore } from '../../wallets/createStore'
import { PLAIN_ICON } from '../../wallets/icons'
import { createPanel } from '../../wallets/panel/createPanel'
import { getDefaultStorage } from '../../wallets/storage'
import { watchStorage } from '../../wallets/watchStorage'
import type { PolkadotContext } from './context'
import { createKeys } from './createKeys'
import { createScript } from './createScript'
import { createSession, type SessionEvents } from './createSession'
import { enter } from './enter'
import { inject } from './inject'
import type { InjectedProvider, PolkadotPageWallet, PolkadotWalletOptions } from './types'

/** A Polkadot wallet with real keys. Works in a page and, without a panel, in Node. */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotPageWallet {
  const { name, id, icon = PLAIN_ICON, accent = '#4b5563', accountIndexes, connects = false } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const key = `foyer-sandbox:${id}`
  const initial = { selected: 0, locked: options.locked ?? false, sites: {} }
  const store = createStore(options.storage ?? getDefaultStorage(), key, initial)
  const emitter = createEmitter<SessionEvents>()
  const session = createSession({ store, emitter, origin })
  const panel = createPanel(options, { name, icon, accent, origin, chain: () => 'Polkadot' })
  const behaviours = createBehaviours(options, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const keys = createKeys(accountIndexes)
  const journal = createJournal()
  const version = '1.0.0'
  const context: PolkadotContext = { name, version, origin, store, session, keys, approvals, emitter, journal }

  const provider: InjectedProvider = Object.freeze({
    version,
    ...(connects
      ? { connect: (site: string) => enter(context, 'connect', site) }
      : { enable: (site: string) => enter(context, 'enable', site) }),
  })
  const target = options.window ?? (typeof window === 'undefined' ? {} : window)
  const info = { id, name }
  const injecting = inject(target, { info, provider }, options.announce ?? 'now')
  const script = createScript({ context, behaviours, announce: injecting.start })
  const unwatch = typeof window === 'undefined' ? () => {} : watchStorage(window, key, session.reload)

  return {
    info,
    provider,
    script,
    destroy(): void {
      injecting.stop()
      unwatch()
      emitter.clear()
      approvals.destroy()
    },
  }
}
