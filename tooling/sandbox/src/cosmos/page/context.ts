import type { Approvals } from '../../wallets/createApprovals'
import type { Key as OwnKey } from '../keys/deriveKey.mjs'
import type { Session } from './createSession'
import type { Style } from './types'

/** What a method of the wallet works with. */
export interface CosmosContext {
  readonly style: Style
  readonly origin: string
  readonly isLedger: boolean
  readonly session: Session
  readonly approvals: Approvals
  readonly addresses: readonly string[]
  /** The key in use. */
  key(): Promise<OwnKey>
  /** The one question for permission that is open; who asks meanwhile gets the same answer. */
  connecting: Promise<unknown> | undefined
}
