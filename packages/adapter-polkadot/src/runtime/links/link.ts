import type { Unsubscribe } from '@foyer/core/adapter'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotId } from '../context.js'

/** An account as the wallet shares it. */
export interface SharedAccount {
  /** As the wallet spells it, which is how it wants to be asked for it. */
  readonly address: string
  readonly name?: string | undefined
  readonly type?: string | undefined
}

export type LinkChange =
  /** The wallet shares other accounts, or names one to be in use: `first`, in any spelling. */
  | { readonly type: 'accounts'; readonly first?: string | undefined }
  | { readonly type: 'network'; readonly caipNetworkId: PolkadotId }
  | { readonly type: 'end'; readonly cause?: unknown }

/** A wallet that let this page in, whichever way it is reached. */
export interface WalletLink {
  readonly walletId: string
  /** For the integrator, untouched. */
  readonly wallet: unknown
  /** What the wallet shares for a network at this moment, in its own order. */
  accounts(caipNetworkId: PolkadotId): readonly SharedAccount[]
  /** Whether the wallet signs for a network. */
  canUse(caipNetworkId: PolkadotId): boolean
  /** @param current the network in use when something is signed */
  createSigner(current: () => PolkadotId): PolkadotSigner
  watch(listener: (change: LinkChange) => void): Unsubscribe
  /** Resolves also when the wallet does not answer. */
  close(): Promise<void>
}
