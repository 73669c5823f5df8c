import type { AdapterHost } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/discovery.js'
import type { WalletLink } from '../link.js'
import { leatherLink } from './leatherLink.js'
import { okxLink } from './okxLink.js'
import { isRecord, type Methods } from './read.js'
import { satsConnectLink } from './satsConnectLink.js'
import { standardLink } from './standardLink.js'
import { unisatLink } from './unisatLink.js'

/** Finds out by its methods of which family a wallet is. Undefined: of none that is known. */
export function toLink(host: AdapterHost<'bip122'>, { wallet, source, provider }: FoundWallet): WalletLink | undefined {
  const parameters = { walletId: wallet.id, source: source as Methods }
  const { features, request, requestAccounts, connect, isLeather } = parameters.source
  if (isRecord(features)) {
    // Wallets of sats-connect that also announce themselves: what they do more is there.
    if (isRecord(provider)) return satsConnectLink(host, { walletId: wallet.id, source: provider })
    return standardLink(host, parameters)
  }
  if (wallet.id === 'LeatherProvider' || isLeather) return leatherLink(host, parameters)
  if (wallet.id.startsWith('okxwallet.')) return okxLink(host, parameters)
  if (typeof requestAccounts === 'function') return unisatLink(host, parameters)
  if (typeof connect === 'function' && typeof request !== 'function') return okxLink(host, parameters)
  if (typeof request === 'function') return satsConnectLink(host, parameters)
  return undefined
}
