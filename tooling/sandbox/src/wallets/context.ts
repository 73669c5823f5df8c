import type { Chains } from './createChains'
import type { Keyring } from './createKeyring'
import type { Line } from './createLine'
import type { Memory, Owner } from './createOwner'
import type { Session } from './createSession'
import type { Extra, Manner } from './scriptTypes'
import type { WalletChain } from './types'

export interface SavedState extends Memory {
  readonly chainId: number
  /** Chains the owner added. */
  readonly added: readonly WalletChain[]
}

export type EvmOwner = Owner<SavedState>

/** What a method of the wallet works with. */
export interface WalletContext extends EvmOwner {
  readonly keyring: Keyring
  readonly chains: Chains
  readonly session: Session
  /** Transactions go out one after the other, or two would take the same nonce. */
  readonly sending: Line
  /** What it can do that not every wallet can. */
  readonly extras: readonly Extra[]
  readonly manner: Manner | undefined
}

export type Method = (context: WalletContext, params: unknown, method: string) => Promise<unknown> | unknown
