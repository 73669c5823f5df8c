import type { WalletAccount } from '@wallet-standard/base'
import type { ScriptedWallet } from '../../wallet/createScriptedWallet'
import type { SolanaKey } from '../deriveSolanaKey'

export interface SolanaContext extends ScriptedWallet {
  readonly accounts: readonly WalletAccount[]
  given(): readonly WalletAccount[]
  /** Throws 4100 for an account without permission. */
  key(address: string): Promise<SolanaKey>
  /** Throws 4901 for a chain without a node. */
  rpcUrl(chain: string): Promise<string>
}
