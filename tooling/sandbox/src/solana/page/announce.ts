import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import type { Announce } from '../../wallets/types'

/** Registers the wallet with the page, which is done once and holds as long as the page. In Node there is nobody to tell. */
export function announce(wallet: Wallet, when: Announce) {
  const start = () => {
    if (typeof window !== 'undefined') registerWallet(wallet)
  }
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return { start, stop: () => clearTimeout(timer) }
}
