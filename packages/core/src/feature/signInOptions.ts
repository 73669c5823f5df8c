import type { Namespace } from '../types/caip.js'

export interface SignInOptions {
  /**
   * `pending`: the project's settings are loading and no options are known, so the view keeps room for them.
   * `expected`: options of the last visit, shown while the settings load. `ready`: the project's settings confirm the
   * options.
   */
  readonly status: 'pending' | 'expected' | 'ready'
  readonly names: readonly string[]
  readonly gone?: readonly string[] | undefined
  /**
   * Set by the view if `status` was `pending` when it first rendered: the options then appear below the wallets, so
   * that no row moves.
   */
  readonly isLate?: boolean | undefined
  readonly namespaces?: readonly Namespace[] | undefined
  /** Kinds of rows to keep room for: a field or button of full width, or small buttons side by side. */
  readonly room: readonly ('field' | 'signs')[]
}
