import type { Approvals } from '../../wallets/createApprovals'
import type { Emitter } from '../../wallets/createEmitter'
import type { Journal } from '../../wallets/createJournal'
import type { Keys } from './createKeys'
import type { Session, SessionEvents, Store } from './createSession'

/** What the parts of the wallet share. */
export interface PolkadotContext {
  readonly name: string
  readonly version: string
  readonly origin: string
  readonly store: Store
  readonly session: Session
  readonly keys: Keys
  readonly approvals: Approvals
  readonly emitter: Emitter<SessionEvents>
  readonly journal: Journal
}
