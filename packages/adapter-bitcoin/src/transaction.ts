import type { BitcoinTransfer } from './provider.js'

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    bip122: BitcoinTransfer
  }
}
