import type { ModalError } from '../errors/ModalError.js'
import type { NftsState } from '../features/nfts/createNftFeed.js'
import { nftsFeature } from '../features/nfts/feature.js'
import { nftOptions } from '../features/nfts/nftOptions.js'
import { toNftBalance } from '../features/nfts/toNftBalance.js'
import type { Modal } from '../modal.js'
import type { NftBalance } from '../types/nftBalance.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { contextOf } from './contextOf.js'
import { type FeedKind, readFeed, watchFeed } from './feeds.js'
import type { AccountParameters } from './followAccount.js'

export type FetchNftsParameters = AccountParameters

export interface FoundNfts {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** All pages so far. Without what may be spam. */
  readonly nfts: readonly NftBalance[]
  readonly hasMore: boolean
  /** Who told of them: `wallet`, `explorer`, `das`. Undefined: nobody has, which is not the same as having none. */
  readonly source: string | undefined
  /** They are older than 30 s, and could not be read anew. */
  readonly stale: boolean
  /** What failed, also where somebody else knew. */
  readonly error: ModalError | undefined
}

/**
 * Reads which NFTs the visitor has on a network, from the wallet or from who the site names; again within 30 s, or while
 * somebody watches, it reads those that follow. Resolves with all so far. Where NFTs are off, that is nothing. Rejects with
 * `ACCOUNT_UNDEFINED`, and with `NFTS_FAILED` where nobody who was asked has answered.
 */
export async function fetchNfts(modal: Modal, parameters: FetchNftsParameters = {}): Promise<FoundNfts> {
  return readFeed(contextOf(modal), nftFeed, parameters)
}

/** Tells which NFTs the visitor has, now and with every change. They are read while somebody listens. Returns its undo. */
export function watchNfts(
  modal: Modal,
  listener: (found: FoundNfts) => void,
  parameters: FetchNftsParameters = {},
): Unsubscribe {
  return watchFeed(contextOf(modal), nftFeed, parameters, listener)
}

const nftFeed: FeedKind<NftsState, FoundNfts> = {
  load: async () => (await import('../features/nfts/nftFeeds.js')).nftFeeds,
  isShown: ({ features, options }, namespace) =>
    features.some(({ definition }) => definition === nftsFeature) && nftOptions(options).namespaces.includes(namespace),
  toFound: ({ at: _, ...state }) => ({
    ...state,
    nfts: state.nfts.filter(({ isSpam }) => !isSpam).map(toNftBalance),
  }),
  nothing: { status: 'ready', nfts: [], hasMore: false, source: undefined, stale: false, error: undefined },
}
