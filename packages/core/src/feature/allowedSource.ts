import type { Allowance } from '../adapter/allowances.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenPrice } from '../types/token.js'

/** Of what it is. `signIn`: an account is signed in to the site. `session`: a wallet on another device is connected. `permission`: something may be done without a question. `approval`: something may be taken on the chain. */
export type AllowedKind = 'signIn' | 'session' | 'permission' | 'approval'

/** How much of one thing may be spent without a question. */
export interface AllowedLimit {
  /** In its smallest unit. Absent: nobody can say, or there is no end to it. */
  readonly amount?: bigint | undefined
  /** Absent: nobody knows the token. */
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
  /** Seconds after which it is whole again. Absent: it is all there is. */
  readonly period?: number | undefined
}

/** What of a token may be taken. */
export interface AllowedApproval extends Allowance {
  /** The site, one of its lists or the account's portfolio names the token. Of any other the chain alone knows, which anybody can write to. */
  readonly isListed: boolean
}

/** One thing that the visitor has allowed, and that stands until it is stopped. Plain data. */
export interface AllowedEntry {
  /** The same as long as it stands, among those of its source. */
  readonly id: string
  /** Who may. Absent: the site. Whoever shows it cleans it. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  /** What they may, in the words of the feature that tells of it. */
  readonly text?: string | undefined
  /** Of which accounts. */
  readonly accounts?: readonly CaipAddress[] | undefined
  readonly walletId?: string | undefined
  /** It ends by itself. Milliseconds since 1970. */
  readonly until?: number | undefined
  /** It is what the visitor is here with now: stopping it ends that. */
  readonly isInUse?: boolean | undefined
  /** There is no end to it. */
  readonly isUnlimited?: boolean | undefined
  readonly limits?: readonly AllowedLimit[] | undefined
  readonly approval?: AllowedApproval | undefined
}

export interface AllowedQuery {
  /** The account in use, with its network. */
  readonly account: CaipAddress
  readonly signal: AbortSignal
  /** Tells what is known so far, where some of it takes longer. */
  readonly tell: (list: AllowedList) => void
}

export interface AllowedList {
  readonly entries: readonly AllowedEntry[]
  /** Not everything could be looked through: some may be missing. */
  readonly isPartial?: boolean | undefined
  /** From then on all was looked through, where that is known. Milliseconds since 1970. */
  readonly since?: number | undefined
  /** Who knows did not answer: this is what was known before. */
  readonly isStale?: boolean | undefined
}

/**
 * How far stopping has come. `wallet`: its owner is asked for the one at `index` of `count` questions. `chain`: what was asked is
 * on its way.
 */
export type RevokeStep =
  | { readonly status: 'checking' | 'switching' }
  | {
      readonly status: 'wallet' | 'chain'
      readonly index: number
      readonly count: number
      readonly hash?: string | undefined
    }

export interface Revoking {
  /** The account that these were listed for. */
  readonly account: CaipAddress
  readonly signal: AbortSignal
  readonly onStep: (step: RevokeStep) => void
  /** These do not stand any more. To be told when that is known, and not before. */
  readonly onGone: (ids: readonly string[]) => void
  /** Whether the next question may be asked: nobody is surprised by a wallet after they have closed the modal. */
  readonly mayAsk: () => boolean
}

/** Who can tell of what a visitor has allowed, and stop it. */
export interface AllowedSource {
  readonly kind: AllowedKind
  /** Undefined: there is no such thing for this account. Rejects where that cannot be known. */
  list(query: AllowedQuery): Promise<AllowedList | undefined>
  /** Stops these. `paused`: the rest is to be asked for when the visitor comes back. */
  revoke(entries: readonly AllowedEntry[], revoking: Revoking): Promise<'done' | 'paused'>
}

/** What tokens are worth, by address in small letters. */
export type AllowedPrices = Readonly<Record<string, TokenPrice>>
