import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenInfo } from '../types/token.js'
import type { Call } from './calls.js'
import type { AddressQuery } from './contract.js'

/** Describes an approval in force on the chain. Amounts are in the smallest unit, `until` is in ms since 1970. */
export interface Allowance {
  readonly id: string
  /** `token`: an amount of a token. `collection`: all NFTs of a contract. `item`: one NFT. */
  readonly kind: 'token' | 'collection' | 'item'
  /** Name of the contract that holds the approval, such as Permit2. Absent: the token's own contract holds it. */
  readonly via?: string | undefined
  readonly token: {
    readonly address: string
    readonly symbol?: string | undefined
    readonly name?: string | undefined
    readonly decimals?: number | undefined
    readonly iconUrl?: string | undefined
  }
  readonly tokenId?: string | undefined
  readonly spender: string
  readonly spenderName?: string | undefined
  readonly amount?: bigint | undefined
  /** True if the amount is near or above the token's total supply. */
  readonly isUnlimited: boolean
  readonly atRisk?: bigint | undefined
  readonly until?: number | undefined
}

export interface AllowancesQuery<N extends Namespace = Namespace> extends AddressQuery<N> {
  readonly known: readonly TokenInfo[]
}

export interface AllowancesResult {
  readonly allowances: readonly Allowance[]
  readonly isPartial?: boolean | undefined
  /** Time from which event logs were read, in ms since 1970. Absent: they were read from the first block. */
  readonly since?: number | undefined
}

export interface RevocationCall {
  readonly call: Call
  readonly ids: readonly string[]
}

export interface AllowanceMethods<N extends Namespace = Namespace> {
  /**
   * Finds approvals in force: event logs list candidates, and a node confirms each. Rejects as {@link ChainReader}
   * does.
   */
  find(query: AllowancesQuery<N>): Promise<AllowancesResult>
  read(query: AllowancesQuery<N> & { readonly allowances: readonly Allowance[] }): Promise<readonly Allowance[]>
  buildRevocations(query: {
    readonly network: Network<N>
    readonly allowances: readonly Allowance[]
  }): readonly RevocationCall[]
}
