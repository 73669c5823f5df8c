import type { Approvals } from './createApprovals'
import type { Behaviours } from './createBehaviours'
import type { Chains } from './createChains'
import type { Keyring } from './createKeyring'
import type { Line } from './createLine'
import type { Session } from './createSession'
import type { Store } from './createStore'

/** What a method of the wallet works with. */
export interface WalletContext {
  readonly origin: string
  readonly store: Store
  readonly keyring: Keyring
  readonly chains: Chains
  readonly session: Session
  readonly behaviours: Behaviours
  readonly approvals: Approvals
  /** Transactions go out one after the other, or two would take the same nonce. */
  readonly sending: Line
}

export type Method = (context: WalletContext, params: unknown, method: string) => Promise<unknown> | unknown
