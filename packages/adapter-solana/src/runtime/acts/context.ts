import type { AdapterHost } from '@foyer/core/adapter'
import type { Link, Signing } from '../../link.js'

/** What the acts of one connection work with. */
export interface ActContext {
  readonly host: AdapterHost<'solana'>
  readonly link: Link
  /** The account and the network in use. */
  signing(): Signing
  /** Throws `CONNECTION_ENDED`. */
  check(): void
}
