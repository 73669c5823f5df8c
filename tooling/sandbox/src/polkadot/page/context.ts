import type { Emitter } from '../../wallets/createEmitter'
import type { Owner } from '../../wallets/createOwner'
import type { Keys } from './createKeys'

export interface WalletEvents {
  /** Something that the site sees has changed. */
  change: undefined
}

/** What the parts of the wallet share. */
export interface PolkadotContext extends Owner {
  readonly version: string
  readonly keys: Keys
  readonly emitter: Emitter<WalletEvents>
  /** Writes a request down. Extensions have no error codes: what the site gets is an error with a message. */
  inWords<T>(method: string, params: unknown, refusal: string, act: () => Promise<T>): Promise<T>
}
