export { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'
export type { SolanaOptions, SolanaWallet } from '../options.js'
// `export *`: a named re-export cannot be merged into, and `wallet-adapter` adds to `SolanaWalletMap`.
export type * from '../provider.js'
export { solana } from '../solana.js'
export type {
  SolanaCommitment,
  SolanaSendOptions,
  SolanaTransaction,
  SolanaTransactionInput,
} from '../transaction.js'
