import type { Config } from '@wagmi/core'
import type { Discovery } from '../discover/discovery.js'
import type { EvmWalletOptions } from '../options.js'

/** Where wallets come from: a config of the page's own, or what was discovered. */
export type RuntimeSource =
  | { readonly config: Config }
  | { readonly config?: undefined; readonly discovery: Discovery; readonly coinbase: EvmWalletOptions['coinbase'] }
