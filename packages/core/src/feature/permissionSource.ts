import type { Allowance } from '../adapter/allowances.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenPrice } from '../types/token.js'

/**
 * `signIn`: an account signed in to the app. `session`: a WalletConnect session. `permission`: a grant to send without
 * wallet prompts (ERC-7715). `approval`: a token approval on the chain.
 */
export type PermissionKind = 'signIn' | 'session' | 'permission' | 'approval'

export interface PermissionEntryLimit {
  readonly amount?: bigint | undefined
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
  readonly period?: number | undefined
}

export interface PermissionApproval extends Allowance {
  /** True if the app, its token lists or the account's portfolio contain the token. Other tokens are untrusted. */
  readonly isListed: boolean
}

/** Describes a permission in force until the user revokes it. `until` is in ms since 1970. */
export interface PermissionEntry {
  readonly id: string
  /** Name of the holder of the permission. Absent: the app holds it. Untrusted: sanitize before display. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly text?: string | undefined
  readonly accounts?: readonly CaipAddress[] | undefined
  readonly walletId?: string | undefined
  readonly until?: number | undefined
  readonly isInUse?: boolean | undefined
  readonly isUnlimited?: boolean | undefined
  readonly limits?: readonly PermissionEntryLimit[] | undefined
  readonly approval?: PermissionApproval | undefined
}

export interface PermissionQuery {
  readonly account: CaipAddress
  readonly signal: AbortSignal
  readonly report: (list: PermissionSourceResult) => void
}

export interface PermissionSourceResult {
  readonly entries: readonly PermissionEntry[]
  readonly isPartial?: boolean | undefined
  /** Time from which permissions were searched, in ms since 1970. Absent: from the beginning. */
  readonly since?: number | undefined
  readonly isStale?: boolean | undefined
  /** True if the app's paymaster shall pay the network fee of the revocation. */
  readonly isSponsored?: boolean | undefined
}

/**
 * `wallet`: the wallet shows request `index` of `count`. `chain`: the transaction waits for its inclusion in a block.
 */
export type SourceRevocationStep =
  | { readonly status: 'checking' | 'switching' }
  | {
      readonly status: 'wallet' | 'chain'
      readonly index: number
      readonly count: number
      readonly hash?: string | undefined
    }

export interface RevocationRequest {
  readonly account: CaipAddress
  readonly signal: AbortSignal
  readonly onStep: (step: SourceRevocationStep) => void
  readonly onGone: (ids: readonly string[]) => void
  /** Returns false once the user has closed the modal: then send no further wallet request. */
  readonly mayPrompt: () => boolean
}

export interface PermissionSource {
  readonly kind: PermissionKind
  /**
   * Lists the account's permissions. Undefined if this kind does not exist for the account. Rejects if the list could
   * not be read.
   */
  list(query: PermissionQuery): Promise<PermissionSourceResult | undefined>
  /** Revokes permissions. Resolves to `paused` if the user closed the modal before all of them were revoked. */
  revoke(entries: readonly PermissionEntry[], revoking: RevocationRequest): Promise<'done' | 'paused'>
}

export interface LazyPermissionSource {
  readonly feature: string
  load(): Promise<PermissionSource>
}

export type PermissionPrices = Readonly<Record<string, TokenPrice>>
