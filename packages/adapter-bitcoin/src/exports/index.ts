export { type BitcoinAdapter, type BitcoinAdapterDefinition, bitcoin } from '../bitcoin.js'
export { bitcoinMainnet, bitcoinTestnet } from '../networks.js'
export type { BitcoinOptions, BitcoinWallet } from '../options.js'
export type {
  BitcoinAddress,
  BitcoinMessageProtocol,
  BitcoinProvider,
  BitcoinPurpose,
  BitcoinSignMessageParameters,
  BitcoinSignPsbtParameters,
  BitcoinSignPsbtResult,
  BitcoinTransfer,
} from '../provider.js'
