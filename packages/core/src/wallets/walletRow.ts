import type { Namespace, PerNamespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'

export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly isInstalled: boolean
  readonly isRecent: boolean
  readonly isCertified: boolean
  readonly isApp: boolean
  /** Namespaces in which the wallet was discovered. Empty if it is not installed in this browser. */
  readonly namespaces: readonly Namespace[]
  readonly walletIds: PerNamespace<string>
  /** Subset of `namespaces` in which only the wallet's name is known, not its domain. */
  readonly byName?: readonly Namespace[] | undefined
  /**
   * True if several wallets claim the same id or domain. The row then does not show the picture of the genuine wallet.
   */
  readonly isDisputed?: boolean | undefined
  /** Says where the wallet comes from, if users could confuse it with another one of a similar name. */
  readonly claim?: WalletProvenance | undefined
}

export interface WalletProvenance {
  /**
   * Reverse domain name that the wallet announces, else its networks. For a wallet that is not installed, the host of
   * its website.
   */
  readonly from: string
  /** If several wallets claim the same id or domain: the number of this one, from 1, and how many there are. */
  readonly one: { readonly index: number; readonly of: number } | undefined
  /** True if the name looks Latin but contains letters of other scripts. */
  readonly isDisguised: boolean
}
