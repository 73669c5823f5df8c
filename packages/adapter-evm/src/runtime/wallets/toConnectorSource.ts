import type { AdapterContext, Wallet } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import type { DiscoveredWallet } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import type { Eip1193Provider } from '../../provider.js'
import { loadCoinbase } from './loadCoinbase.js'

export interface ToConnectorSourceParameters {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly config: Config
  readonly coinbase: EvmWalletOptions['coinbase']
}

export function toConnectorSource(
  { wallet, provider }: DiscoveredWallet,
  { adapterContext, config, coinbase }: ToConnectorSourceParameters,
): ConnectorSource {
  if (!provider) return { wallet, canSwitch: true, ...loadCoinbase({ adapterContext, config, coinbase }) }
  // A Safe exists on one chain only, and an app inside the Safe cannot disconnect it.
  if (wallet.id === 'safe') return { wallet, load: provider, canSwitch: false, disconnect: async () => {} }
  return { wallet, load: provider, canSwitch: true, disconnect: revoke }
}

/** Revokes the app's access (`wallet_revokePermissions`, MIP-2). Rejects if the wallet does not support it. */
function revoke(provider: Eip1193Provider): Promise<unknown> {
  return provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
}

export interface ConnectorSource {
  readonly wallet: Wallet
  load(): Eip1193Provider | Promise<Eip1193Provider>
  readonly canSwitch: boolean
  /** Asks the wallet to disconnect. Some wallets never answer. */
  disconnect(provider: Eip1193Provider): Promise<unknown>
}
