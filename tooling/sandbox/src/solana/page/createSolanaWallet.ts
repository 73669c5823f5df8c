import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { createEmitter } from '../../wallets/createEmitter'
import { createOwner } from '../../wallets/createOwner'
import { ProviderRpcError, unauthorized } from '../../wallets/errors'
import { CLUSTERS } from '../clusters'
import type { SolanaContext } from './context'
import { createFeatures, type WalletEvents } from './createFeatures'
import { createKeys } from './createKeys'
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
  const { sends = true, signsIn = true } = options
  const owner = createOwner({ ...options, setup: options }, { initial: (common) => common, chain: () => 'Solana' })
  const { id, name } = owner
  const emitter = createEmitter<WalletEvents>()
  owner.watch(
    () => owner.visible().join(),
    () => emitter.emit('change', undefined),
  )
  const signing = ['solana:signMessage', 'solana:signTransaction'] as const
  const keys = createKeys(owner.accountIndexes, sends ? [...signing, 'solana:signAndSendTransaction'] : signing)
  let urls: Promise<Readonly<Record<string, string>>> | undefined

  const context: SolanaContext = {
    ...owner,
    accounts: keys.accounts,
    given: () => owner.visible().flatMap((position) => keys.accounts[position] ?? []),
    key(address) {
      const position = keys.positionOf(address)
      if (!owner.granted()?.includes(position)) throw unauthorized()
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
  const features = createFeatures({ context, emitter, sends, signsIn })
  const standard: Wallet = Object.freeze({
    ...{ version: '1.0.0', name, icon: owner.iconUri, chains: keys.chains, features },
    get accounts() {
      return context.given()
    },
  } as const)
  // Done once, it holds as long as the page. In Node there is nobody to tell.
  const announcing = owner.announce(() => {
    if (typeof window !== 'undefined') registerWallet(standard)
  })

  return {
    info: { rdns: id, name, icon: standard.icon },
    standard,
    script: { ...owner.script, disconnectSite: owner.forget, announce: announcing.start },
    destroy(): void {
      announcing.stop()
      emitter.clear()
      owner.destroy()
    },
  }
}
