export { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'
export type { SolanaOptions } from '../options.js'
export type { SolanaProvider, SolanaSignedIn, SolanaSignedMessage } from '../provider.js'
export { solana } from '../solana.js'
export type {
  SolanaCommitment,
  SolanaSendOptions,
  SolanaTransaction,
  SolanaTransactionInput,
} from '../transaction.js'
export type { SolanaWalletAdapter } from '../walletAdapter.js'
