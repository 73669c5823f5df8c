import type { WalletAccount } from '@wallet-standard/base'
import type { Owner } from '../../wallets/createOwner'
import type { Key } from '../deriveKey'

/** What a feature of the wallet works with. */
export interface SolanaContext extends Owner {
  /** All that the wallet has, in its own order. */
  readonly accounts: readonly WalletAccount[]
  /** Those that the site sees. */
  given(): readonly WalletAccount[]
  /** Throws 4100 for one that the site may not use. */
  key(address: string): Promise<Key>
  /** Throws 4901 for a chain no way leads to. */
  rpcUrl(chain: string): Promise<string>
}
