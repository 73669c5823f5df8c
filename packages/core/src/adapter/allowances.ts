import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenInfo } from '../types/token.js'
import type { Call } from './calls.js'
import type { AddressQuery } from './contract.js'

/** What an account lets somebody else take of it on a chain, until it takes that back. */
export interface Allowance {
  /** The same as long as it stands. */
  readonly id: string
  /** `token`: so much of a token. `collection`: everything of a contract of NFTs. `item`: one of them. */
  readonly kind: 'token' | 'collection' | 'item'
  /** The contract through which it was allowed, by name, where it is not the token's own. */
  readonly via?: string | undefined
  /** As the chain describes it, or a list that knows it. What nobody says is absent. */
  readonly token: {
    readonly address: string
    readonly symbol?: string | undefined
    readonly name?: string | undefined
    readonly decimals?: number | undefined
    readonly iconUrl?: string | undefined
  }
  /** Of an `item`. */
  readonly tokenId?: string | undefined
  /** Who may take. */
  readonly spender: string
  /** What a contract is called that everybody knows. */
  readonly spenderName?: string | undefined
  /** Of a `token`, in its smallest unit. Above zero. */
  readonly amount?: bigint | undefined
  /** It is more than there is of it, or as good as that. */
  readonly isUnlimited: boolean
  /** As much of it could be taken now. Absent where nobody can say. */
  readonly atRisk?: bigint | undefined
  /** It ends by itself. Milliseconds since 1970. */
  readonly until?: number | undefined
}

export interface AllowancesQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  /** Tokens of this network that the site, its lists or the account's portfolio name. */
  readonly known: readonly TokenInfo[]
}

export interface FoundAllowances {
  readonly allowances: readonly Allowance[]
  /** Not everything could be looked through: some may be missing. */
  readonly isPartial?: boolean | undefined
  /** From then on everything was looked through, where that is known. Milliseconds since 1970. */
  readonly since?: number | undefined
}

/** Calls that take something back, and what. */
export interface TakingBack {
  readonly call: Call
  readonly ids: readonly string[]
}

/** What accounts let others take on one kind of networks. */
export interface Allowances<N extends Namespace = Namespace> {
  /** All that stands now. A log of the past only says where to look. Rejects as the ledger does. */
  find(query: AllowancesQuery<N>): Promise<FoundAllowances>
  /** What of these still stands, as the chain says now. */
  read(query: AllowancesQuery<N> & { readonly allowances: readonly Allowance[] }): Promise<readonly Allowance[]>
  /** The calls that take these back. Asks nobody. */
  takeBack(query: { readonly network: Network<N>; readonly allowances: readonly Allowance[] }): readonly TakingBack[]
}
