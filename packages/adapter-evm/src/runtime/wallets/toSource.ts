import type { AdapterHost } from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import type { FoundWallet } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import type { Eip1193Provider } from '../../provider.js'
import { loadCoinbase } from './loadCoinbase.js'
import type { WalletSource } from './source.js'

export interface SourceParameters {
  readonly host: AdapterHost<'eip155'>
  readonly config: Config
  readonly coinbase: EvmWalletOptions['coinbase']
}

/** What was found with its provider; only Coinbase's is made here, when somebody picks it. */
export function toSource(
  { wallet, provider }: FoundWallet,
  { host, config, coinbase }: SourceParameters,
): WalletSource {
  if (!provider) return { wallet, canSwitch: true, ...loadCoinbase({ host, config, coinbase }) }
  // A Safe is where the page is: it lives on one chain, and cannot be left.
  if (wallet.id === 'safe') return { wallet, load: provider, canSwitch: false, leave: async () => {} }
  return { wallet, load: provider, canSwitch: true, leave: revoke }
}

/** EIP-2255's opposite (MIP-2). Wallets that do not know it answer with an error, which is as good. */
function revoke(provider: Eip1193Provider): Promise<unknown> {
  return provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
}
