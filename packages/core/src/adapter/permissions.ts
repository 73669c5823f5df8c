import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'

/**
 * `amount` is in the smallest unit of `token` or, without `token`, of the native coin. `period` is in seconds; absent
 * if the limit never renews.
 */
export interface SpendLimit {
  readonly token?: string | undefined
  readonly amount: bigint
  readonly period?: number | undefined
}

/**
 * Describes a limit of a permission, as the wallet reports it. `other`: Foyer cannot read the limit, so the permission
 * may allow more than is shown.
 */
export type PermissionLimit =
  | (SpendLimit & {
      readonly kind: 'spend'
      readonly spent?: bigint | undefined
    })
  /** Allowance that grows with time, up to `amount`. Without `amount`, it grows without an end. */
  | { readonly kind: 'stream'; readonly token?: string | undefined; readonly amount: bigint | undefined }
  | { readonly kind: 'other'; readonly type: string }

/**
 * Describes a permission to send without wallet prompts. Its holder is the account `to`, or else the app. `expiry` is
 * in seconds since 1970; absent if the permission never expires.
 */
export interface WalletPermission<N extends Namespace = Namespace> {
  readonly context: string
  readonly caipNetworkId: CaipNetworkId<N>
  readonly address: string
  readonly to?: string | undefined
  readonly expiry?: number | undefined
  readonly limits: readonly PermissionLimit[]
  /** Contract at which the holder redeems the permission (ERC-7710). */
  readonly delegationManager?: string | undefined
  readonly dependencies?: readonly { readonly factory: string; readonly factoryData: string }[] | undefined
  readonly form: 'erc7715' | 'older'
}

export interface PermissionRequest<N extends Namespace = Namespace> {
  readonly account: Account
  readonly caipNetworkId: CaipNetworkId<N>
  readonly limit: SpendLimit
  readonly expiry: number
  readonly to?: string | undefined
  readonly reason?: string | undefined
}

/** Grants, lists and revokes permissions of a wallet (ERC-7715). Parses the wallet's answers. */
export interface PermissionMethods<N extends Namespace = Namespace> {
  /**
   * Prompts the user, after a silent check of support. Rejects with `METHOD_UNSUPPORTED` if the wallet supports no
   * permissions, and with `PERMISSION_UNSUPPORTED` if it does not support this one.
   */
  grant(request: PermissionRequest<N>): Promise<WalletPermission<N>>
  /**
   * Lists the permissions of an account for this app, without a prompt. Undefined if the wallet does not report them.
   */
  list(query: { readonly account: Account }): Promise<readonly WalletPermission<N>[] | undefined>
  /** Revokes a permission. Rejects with `METHOD_UNSUPPORTED` if only the user can revoke it, in the wallet itself. */
  revoke(permission: WalletPermission<N>): Promise<void>
}
