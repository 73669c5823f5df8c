import type { Namespace, PerNamespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'

/** One row of the Connect view. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** The directory vouches for it. */
  readonly isCertified: boolean
  /** It is not in this browser, but an app of it can be asked. */
  readonly isApp: boolean
  /** The namespaces in which it was found; empty when it is not in this browser. */
  readonly namespaces: readonly Namespace[]
  /** What it is called in each of them. */
  readonly walletIds: PerNamespace<string>
  /** Those of the namespaces in which its name is all that says that it is this wallet. */
  readonly byName?: readonly Namespace[] | undefined
  /** Several claim to be this very wallet: no picture that is known is theirs. */
  readonly isDisputed?: boolean | undefined
  /** Where its name comes from. Only where that may be somebody else's name: another has it too, or it is disguised. */
  readonly claim?: WalletClaim | undefined
}

/** Who says that a wallet is called so. */
export interface WalletClaim {
  /** The reverse domain name under which it announced itself, else the networks for which it did; of one that is not here its site. */
  readonly from: string
  /** Several claim to be this very wallet: which of them, from 1, and how many. */
  readonly one: { readonly index: number; readonly of: number } | undefined
  /** Its name reads as a Latin one and is spelled with letters of other scripts. */
  readonly isDisguised: boolean
}
