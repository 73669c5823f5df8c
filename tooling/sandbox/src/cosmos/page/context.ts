import type { Memory, Owner } from '../../wallets/createOwner'
import type { Key as OwnKey } from '../keys/deriveKey'
import type { Session } from './createSession'
import type { Style } from './types'

/** A chain as the wallet lists it. */
export interface KnownChain {
  readonly chainId: string
  readonly name: string
  readonly prefix: string
}

/** These wallets let a site use chains, not accounts. */
export interface SavedState extends Memory {
  /** Chains that sites told the wallet of. */
  readonly suggested: readonly KnownChain[]
  /** Which chains which origin may use. */
  readonly permitted: Readonly<Record<string, readonly string[]>>
}

export type CosmosOwner = Owner<SavedState>

/** What a method of the wallet works with. */
export interface CosmosContext extends CosmosOwner {
  readonly style: Style
  readonly isLedger: boolean
  readonly session: Session
  readonly addresses: readonly string[]
  /** The key in use. */
  key(): Promise<OwnKey>
  /** The one question for permission that is open; who asks meanwhile gets the same answer. */
  connecting: Promise<unknown> | undefined
}
