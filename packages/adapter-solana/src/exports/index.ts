export { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'
export type { SolanaOptions, SolanaWallet } from '../options.js'
// `export *`, because `wallet-adapter` augments `SolanaWalletMap`, and a named re-export cannot be augmented.
export type * from '../provider.js'
export { solana } from '../solana.js'
export type {
  SolanaCommitment,
  SolanaSendOptions,
  SolanaTransaction,
  SolanaTransactionInput,
} from '../transaction.js'
