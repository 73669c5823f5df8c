import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { createEmitter } from '../../wallet/createEmitter'
import { createScriptedWallet } from '../../wallet/createScriptedWallet'
import { createUnauthorizedError, ProviderRpcError } from '../../wallet/errors'
import { SOLANA_CLUSTERS } from '../clusters'
import type { SolanaContext } from './context'
import { createSolanaFeatures, type SolanaWalletEvents } from './createSolanaFeatures'
import { createSolanaKeyring } from './createSolanaKeyring'
import type { SolanaWalletOptions, SolanaWalletScript } from './types'

export interface SolanaWallet {
  /** `rdns` is the wallet's id, in the format of EVM wallets. */
  readonly info: { readonly rdns: string; readonly name: string; readonly icon: string }
  readonly standard: Wallet
  readonly script: SolanaWalletScript
  /** Stops timers and listeners, removes the panel, and rejects open requests with 4900. Saved state stays. */
  destroy(): void
}

/** Creates a Solana wallet with real keys. Without a panel it runs in Node, too. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { sends = true, signsIn = true } = options
  const scriptedWallet = createScriptedWallet(
    { ...options, setup: options },
    { initial: (common) => common, chain: () => 'Solana' },
  )
  const { id, name } = scriptedWallet
  const emitter = createEmitter<SolanaWalletEvents>()
  scriptedWallet.watch(
    () => scriptedWallet.visible().join(),
    () => emitter.emit('change', undefined),
  )
  const signing = ['solana:signMessage', 'solana:signTransaction'] as const
  const keys = createSolanaKeyring(
    scriptedWallet.accountIndexes,
    sends ? [...signing, 'solana:signAndSendTransaction'] : signing,
  )
  let urls: Promise<Readonly<Record<string, string>>> | undefined

  const context: SolanaContext = {
    ...scriptedWallet,
    accounts: keys.accounts,
    given: () => scriptedWallet.visible().flatMap((position) => keys.accounts[position] ?? []),
    key(address) {
      const position = keys.positionOf(address)
      if (!scriptedWallet.granted()?.includes(position)) throw createUnauthorizedError()
      return keys.at(position)
    },
    async rpcUrl(chain) {
      const { rpcUrls } = options
      urls ??= typeof rpcUrls === 'function' ? rpcUrls() : Promise.resolve(rpcUrls)
      const result = Object.entries(await urls).find(
        ([caipNetworkId]) => SOLANA_CLUSTERS[caipNetworkId]?.chain === chain,
      )
      if (!result) throw new ProviderRpcError(4901, `The wallet is not connected to ${chain}.`)
      return result[1]
    },
  }
  const features = createSolanaFeatures({ context, emitter, sends, signsIn })
  const standard: Wallet = Object.freeze({
    ...{ version: '1.0.0', name, icon: scriptedWallet.iconUri, chains: keys.chains, features },
    get accounts() {
      return context.given()
    },
  } as const)
  // A registered wallet stays until the page is closed. In Node there is no window to register it in.
  const announcing = scriptedWallet.announce(() => {
    if (typeof window !== 'undefined') registerWallet(standard)
  })

  return {
    info: { rdns: id, name, icon: standard.icon },
    standard,
    script: { ...scriptedWallet.script, disconnectSite: scriptedWallet.forget, announce: announcing.start },
    destroy(): void {
      announcing.stop()
      emitter.clear()
      scriptedWallet.destroy()
    },
  }
}
