export { type EvmAdapter, type EvmAdapterDefinition, evm } from '../evm.js'
export type { CoinbaseOptions, EvmConfigOptions, EvmOptions, EvmWallet, EvmWalletOptions } from '../options.js'
export type { Eip1193Provider } from '../provider.js'
export type { EvmTransaction } from '../transaction.js'
