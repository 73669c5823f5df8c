import type { Unsubscribe } from '@foyer/core/adapter'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotNetworkId } from '../context.js'

export interface SharedAccount {
  /** In the wallet's own format: requests to the wallet need the SS58 prefix that the wallet uses. */
  readonly address: string
  readonly name?: string | undefined
  readonly type?: string | undefined
}

export type WalletApiEvent =
  /** `first` is the wallet's active account, with any SS58 prefix. */
  | { readonly type: 'accounts'; readonly first?: string | undefined }
  | { readonly type: 'network'; readonly caipNetworkId: PolkadotNetworkId }
  | { readonly type: 'end'; readonly cause?: unknown }

export interface WalletApi {
  readonly walletId: string
  readonly wallet: unknown
  accounts(caipNetworkId: PolkadotNetworkId): readonly SharedAccount[]
  canUse(caipNetworkId: PolkadotNetworkId): boolean
  /** @param current returns the active network */
  createSigner(current: () => PolkadotNetworkId): PolkadotSigner
  watch(listener: (change: WalletApiEvent) => void): Unsubscribe
  /** Reads the accounts again, without a prompt. Absent if `accounts` is always up to date. */
  refresh?(): Promise<void>
  disconnect(): Promise<void>
}
