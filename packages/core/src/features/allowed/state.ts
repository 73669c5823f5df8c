import type { ModalError } from '../../errors/ModalError.js'
import type { AllowedEntry, AllowedKind, AllowedPrices, RevokeStep } from '../../feature/allowedSource.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

/** What one source tells. */
export interface AllowedGroup {
  /** The id of its feature. */
  readonly source: string
  /** Undefined while what tells it is not here yet. */
  readonly kind: AllowedKind | undefined
  /** `loading`: nothing is known yet. What is known stays while it is read anew. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** It is being read, or there may be more in a moment. */
  readonly isReading: boolean
  readonly entries: readonly AllowedEntry[]
  /** Not everything could be looked through. */
  readonly isPartial?: boolean | undefined
  /** From then on all was looked through. Milliseconds since 1970. */
  readonly since?: number | undefined
  /** Who knows did not answer: this is what was known before. */
  readonly isStale?: boolean | undefined
  readonly error?: ModalError | undefined
}

/** An entry, with who told of it. */
export interface ChosenEntry {
  readonly source: string
  readonly entry: AllowedEntry
}

/** One text for one entry among all. */
export const keyOf = ({ source, entry }: ChosenEntry): string => `${source} ${entry.id}`

/**
 * Where stopping stands. `list`: nothing is being stopped. `ending`: what needs no wallet is being ended. `paused`: the modal was
 * closed, and the rest was not asked for. `stopped`: the wallet went elsewhere, and nothing more is asked of it.
 */
export type AllowedStep =
  | { readonly status: 'list' | 'ending' }
  | (RevokeStep & {
      readonly source: string
      readonly isSlow?: boolean | undefined
      /** What the wallet did meanwhile: it has been asked, and nobody can take that back. */
      readonly moved?: 'account' | 'network' | undefined
    })
  | { readonly status: 'paused' }
  | { readonly status: 'stopped'; readonly what: 'account' | 'network' }
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }

export interface AllowedState {
  /** Whose, and where. Undefined: nobody is connected. */
  readonly account: CaipAddress | undefined
  readonly network: Network | undefined
  readonly groups: readonly AllowedGroup[]
  readonly prices: AllowedPrices
  /** Pictures of tokens that the account has, by address in small letters. */
  readonly icons: Readonly<Record<string, string>>
  readonly step: AllowedStep
  /** What is being stopped, or was to be: those that have gone stay in it until the visitor is back at the list. */
  readonly chosen: readonly ChosenEntry[]
  /** Of these, those that do not stand any more, by `keyOf`. */
  readonly gone: readonly string[]
}

export const emptyAllowed: AllowedState = {
  account: undefined,
  network: undefined,
  groups: [],
  prices: {},
  icons: {},
  step: { status: 'list' },
  chosen: [],
  gone: [],
}
