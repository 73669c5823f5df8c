import type { Namespace } from '../types/caip.js'

/** What a feature offers on Connect beside wallets, as far as it is known now. */
export interface Ways {
  /**
   * `pending`: more is known in a moment, and until then there is room for what is expected. `expected`: it is not known
   * yet, and what is expected is offered. `ready`: it is known.
   */
  readonly status: 'pending' | 'expected' | 'ready'
  /** Its ways by name, e.g. `email`. None: nothing of it is drawn. */
  readonly names: readonly string[]
  /** Those of them that stand there for the sake of what is below them: they are not offered any more. */
  readonly gone?: readonly string[] | undefined
  /** Where they lead. @default every namespace */
  readonly namespaces?: readonly Namespace[] | undefined
  /** The room that they take, row by row: a field, or several small buttons side by side. */
  readonly room: readonly ('field' | 'signs')[]
}
