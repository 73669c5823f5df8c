import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'

/** How much of one thing may be spent. */
export interface SpendLimit {
  /** The token's contract. Absent: the native coin. */
  readonly token?: string | undefined
  /** In its smallest unit. */
  readonly amount: bigint
  /** Seconds after which it is whole again. Absent: it is all there is. */
  readonly period?: number | undefined
}

/** A limit as a wallet says it. What could not be read is `other`: more may be allowed by it than is known. */
export type PermissionLimit =
  | (SpendLimit & {
      readonly kind: 'spend'
      /** How much has gone of what there is now, where the wallet tells. */
      readonly spent?: bigint | undefined
    })
  /** It grows with time, up to `amount`. Absent: without end. */
  | { readonly kind: 'stream'; readonly token?: string | undefined; readonly amount: bigint | undefined }
  /** `type`: what the wallet calls it. */
  | { readonly kind: 'other'; readonly type: string }

/** What a wallet lets a site, or another account, do without asking. */
export interface WalletPermission<N extends Namespace = Namespace> {
  /** What the wallet knows it by. */
  readonly context: string
  readonly caipNetworkId: CaipNetworkId<N>
  /** Whose it is. */
  readonly address: string
  /** Who may use it, where that is another account. Absent: the site, through the wallet. */
  readonly to?: string | undefined
  /** Seconds since 1970. Absent: it has no end. */
  readonly expiry?: number | undefined
  readonly limits: readonly PermissionLimit[]
  /** Who else redeems it asks this contract (ERC-7710). */
  readonly delegationManager?: string | undefined
  /** What has to be put on the chain before (ERC-4337). */
  readonly dependencies?: readonly { readonly factory: string; readonly factoryData: string }[] | undefined
  /** Which form it was granted in: it is taken back in the same. */
  readonly form: 'erc7715' | 'older'
}

export interface PermissionRequest<N extends Namespace = Namespace> {
  readonly account: Account
  readonly caipNetworkId: CaipNetworkId<N>
  readonly limit: SpendLimit
  /** Seconds since 1970. */
  readonly expiry: number
  /** Another account that may use it. Absent: the site, through the wallet. */
  readonly to?: string | undefined
  /** Why, in the site's words. */
  readonly reason?: string | undefined
}

/** Permissions of a wallet (ERC-7715). What it answers is parsed here. */
export interface Permissions<N extends Namespace = Namespace> {
  /**
   * Asks the visitor, after the wallet was asked without a prompt what it supports. `ACT_UNSUPPORTED`: it grants nothing.
   * `PERMISSION_UNSUPPORTED`: it does, and not this.
   */
  grant(request: PermissionRequest<N>): Promise<WalletPermission<N>>
  /** What it has granted of an account, to this site. Asks without a prompt. Undefined: it does not tell. */
  list(query: { readonly account: Account }): Promise<readonly WalletPermission<N>[] | undefined>
  /** `ACT_UNSUPPORTED`: the wallet has no call for it, so it is taken back there. */
  revoke(permission: WalletPermission<N>): Promise<void>
}
