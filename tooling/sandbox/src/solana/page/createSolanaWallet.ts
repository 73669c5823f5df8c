import type { Wallet } from '@wallet-standard/base'
import { createApprovals } from '../../wallets/createApprovals'
import { createBehaviours } from '../../wallets/createBehaviours'
import { createEmitter } from '../../wallets/createEmitter'
import { createJournal } from '../../wallets/createJournal'
import { createStore } from '../../wallets/createStore'
import { ProviderRpcError, unauthorized } from '../../wallets/errors'
import { PLAIN_ICON } from '../../wallets/icons'
import { createPanel } from '../../wallets/panel/createPanel'
import { getDefaultStorage } from '../../wallets/storage'
import { toSvgUri } from '../../wallets/svg'
import { watchStorage } from '../../wallets/watchStorage'
import { CLUSTERS } from '../clusters.mjs'
import { announce } from './announce'
import type { SolanaContext } from './context'
import { createFeatures } from './createFeatures'
import { createKeys } from './createKeys'
import { createScript } from './createScript'
import { createSession, type SessionEvents } from './createSession'
import type { SolanaScript, SolanaWalletOptions } from './types'

export interface SolanaWallet {
  /** `rdns` is the id, as pages have it that know wallets of EVM. */
  readonly info: { readonly rdns: string; readonly name: string; readonly icon: string }
  /** What the page gets: a wallet of the Wallet Standard. */
  readonly standard: Wallet
  readonly script: SolanaScript
  /** Ends timers, listeners and panel; what is still open is answered with 4900. Saved state stays. */
  destroy(): void
}

/** A Solana wallet with real keys. Works in a page and, without a panel, in Node. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { name, id, icon = PLAIN_ICON, accent = '#4b5563', accountIndexes = [0, 1, 2] } = options
  const { sends = true, signsIn = true } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const key = `foyer-sandbox:${id}`
  const initial = { selected: 0, locked: options.locked ?? false, sites: {} }
  const store = createStore(options.storage ?? getDefaultStorage(), key, initial)
  const emitter = createEmitter<SessionEvents>()
  const session = createSession({ store, emitter, origin })
  const panel = createPanel(options, { name, icon, accent, origin, chain: () => 'Solana' })
  const behaviours = createBehaviours(options, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const signing = ['solana:signMessage', 'solana:signTransaction'] as const
  const keys = createKeys(accountIndexes, sends ? [...signing, 'solana:signAndSendTransaction'] : signing)
  let urls: Promise<Readonly<Record<string, string>>> | undefined

  const context: SolanaContext = {
    ...{ name, origin, store, session, approvals, accounts: keys.accounts },
    key(address) {
      const position = keys.positionOf(address)
      if (!session.granted().includes(position)) throw unauthorized()
      return keys.at(position)
    },
    async rpcUrl(chain) {
      const { rpcUrls } = options
      urls ??= typeof rpcUrls === 'function' ? rpcUrls() : Promise.resolve(rpcUrls)
      const found = Object.entries(await urls).find(([caipNetworkId]) => CLUSTERS[caipNetworkId]?.chain === chain)
      if (!found) throw new ProviderRpcError(4901, `The wallet is not connected to ${chain}.`)
      return found[1]
    },
  }
  const journal = createJournal()
  const features = createFeatures({ context, emitter, journal, sends, signsIn })
  const standard: Wallet = Object.freeze({
    ...{ version: '1.0.0', name, icon: toSvgUri(icon), chains: keys.chains, features },
    get accounts() {
      return session.visible().flatMap((position) => keys.accounts[position] ?? [])
    },
  } as const)
  const announcing = announce(standard, options.announce ?? 'now')
  const script = createScript({ context, behaviours, journal, announce: announcing.start })
  const unwatch = typeof window === 'undefined' ? () => {} : watchStorage(window, key, session.reload)

  return {
    info: { rdns: id, name, icon: standard.icon },
    standard,
    script,
    destroy(): void {
      announcing.stop()
      unwatch()
      emitter.clear()
      approvals.destroy()
    },
  }
}
