import { announceWallet } from './announceWallet'
import type { WalletContext } from './context'
import { createApprovals } from './createApprovals'
import { createBehaviours } from './createBehaviours'
import { createChains } from './createChains'
import { createEmitter } from './createEmitter'
import { createJournal } from './createJournal'
import { createKeyring } from './createKeyring'
import { createLine } from './createLine'
import { createProvider } from './createProvider'
import { createScript } from './createScript'
import { createSession, type SessionEvents } from './createSession'
import { createStore } from './createStore'
import { PLAIN_ICON } from './icons'
import { createPanel } from './panel/createPanel'
import { setLegacyProvider } from './setLegacyProvider'
import { getDefaultStorage } from './storage'
import { toSvgUri } from './svg'
import type { SandboxWallet, SandboxWalletOptions } from './types'
import { watchStorage } from './watchStorage'

const CHAINS = [1, 8453, 10]

/** A wallet with real keys. Works in a page and, without a panel, in Node. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name, rdns, rpcUrls, icon = PLAIN_ICON, accent = '#4b5563' } = options
  const { knownChains = CHAINS, accountIndexes = [0, 1, 2] } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const target = options.window ?? (typeof window === 'undefined' ? undefined : window)
  const key = `foyer-sandbox:${rdns}`
  const chainId = options.chainId ?? knownChains[0] ?? 1

  const initial = { chainId, selected: 0, locked: options.locked ?? false, added: [], sites: {} }
  const store = createStore(options.storage ?? getDefaultStorage(), key, initial)
  const keyring = createKeyring(accountIndexes)
  const emitter = createEmitter<SessionEvents>()
  const session = createSession({ store, keyring, emitter, origin })
  const chains = createChains({ store, known: knownChains, rpcUrls })
  const chain = () => chains.describe(store.get().chainId).name
  const panel = createPanel(options, { name, icon, accent, origin, chain })
  const behaviours = createBehaviours(options.setup ?? {}, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const sending = createLine()
  const context: WalletContext = { origin, store, keyring, chains, session, behaviours, approvals, sending }

  const journal = createJournal()
  const provider = createProvider({ context, emitter, journal })
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon: toSvgUri(icon), rdns })
  const announcing = target && announceWallet(target, options.announce ?? 'now', { info, provider })
  const script = createScript({ context, emitter, journal, announce: () => announcing?.start() })
  const unwatch = target && watchStorage(target, key, session.reload)
  const unset = target && options.legacy ? setLegacyProvider(target, provider) : undefined
  // After the caller had its chance to listen.
  queueMicrotask(() => emitter.emit('connect', { chainId: session.chainIdHex() }))

  return {
    info,
    provider,
    script,
    destroy(): void {
      announcing?.stop()
      unwatch?.()
      unset?.()
      emitter.clear()
      session.setOnline(false)
      approvals.destroy()
    },
  }
}
