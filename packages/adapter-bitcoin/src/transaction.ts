import type { BitcoinTransfer } from './provider.js'

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    bip122: BitcoinTransfer
  }
}
