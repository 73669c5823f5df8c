import type { Wallet } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'

/** A wallet as the connector needs it. */
export interface WalletSource {
  readonly wallet: Wallet
  load(): Eip1193Provider | Promise<Eip1193Provider>
  /** False for a wallet that lives on one chain. */
  readonly canSwitch: boolean
  /** Tells the wallet that this site has left. May hang: not every wallet answers. */
  leave(provider: Eip1193Provider): Promise<unknown>
}
