import type { WalletAccount } from '@wallet-standard/base'
import type { Approvals } from '../../wallets/createApprovals'
import type { Key } from '../deriveKey.mjs'
import type { Session, Store } from './createSession'

/** What a feature of the wallet works with. */
export interface SolanaContext {
  readonly name: string
  readonly origin: string
  readonly store: Store
  readonly session: Session
  readonly approvals: Approvals
  /** All that the wallet has, in its own order. */
  readonly accounts: readonly WalletAccount[]
  /** Throws 4100 for one that the site may not use. */
  key(address: string): Promise<Key>
  /** Throws 4901 for a chain no way leads to. */
  rpcUrl(chain: string): Promise<string>
}
