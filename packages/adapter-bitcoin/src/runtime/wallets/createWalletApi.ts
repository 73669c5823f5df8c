import type { AdapterContext } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/discovery.js'
import type { WalletApi } from '../walletApi.js'
import { createLeatherApi } from './createLeatherApi.js'
import { createOkxApi } from './createOkxApi.js'
import { createSatsConnectApi } from './createSatsConnectApi.js'
import { createUnisatApi } from './createUnisatApi.js'
import { createWalletStandardApi } from './createWalletStandardApi.js'
import { isRecord, type WalletObject } from './walletObject.js'

export function createWalletApi(
  adapterContext: AdapterContext<'bip122'>,
  { wallet, source, provider }: DiscoveredWallet,
): WalletApi | undefined {
  const parameters = { walletId: wallet.id, source: source as WalletObject }
  const { features, request, requestAccounts, connect, isLeather } = parameters.source
  if (isRecord(features)) {
    // Wallet Standard wallets that also have sats-connect's methods support more through those.
    if (isRecord(provider)) return createSatsConnectApi(adapterContext, { walletId: wallet.id, source: provider })
    return createWalletStandardApi(adapterContext, parameters)
  }
  if (wallet.id === 'LeatherProvider' || isLeather) return createLeatherApi(adapterContext, parameters)
  if (wallet.id.startsWith('okxwallet.')) return createOkxApi(adapterContext, parameters)
  if (typeof requestAccounts === 'function') return createUnisatApi(adapterContext, parameters)
  if (typeof connect === 'function' && typeof request !== 'function') return createOkxApi(adapterContext, parameters)
  if (typeof request === 'function') return createSatsConnectApi(adapterContext, parameters)
  return undefined
}
