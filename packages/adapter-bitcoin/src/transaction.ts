import type { BitcoinTransfer } from './provider.js'

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    /** A payment from the active account. */
    bip122: BitcoinTransfer
  }
}
