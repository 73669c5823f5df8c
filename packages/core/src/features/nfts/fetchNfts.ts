import type { ModalError } from '../../errors/ModalError.js'
import type { Modal } from '../../modal/modal.js'
import { type AccountFeedKind, fetchAccountFeed, watchAccountFeed } from '../../portfolio/feeds.js'
import type { AccountParameters } from '../../portfolio/followAccount.js'
import type { NftBalance } from '../../types/nft.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import type { NftsState } from './createNftFeed.js'
import { nftsFeature } from './index.js'
import type { Nft } from './nft.js'
import { getNftOptions } from './nftOptions.js'

export type FetchNftsParameters = AccountParameters

export interface FetchNftsResult {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** NFTs of all pages read so far, without spam. */
  readonly nfts: readonly NftBalance[]
  readonly hasMore: boolean
  /**
   * `wallet`, `service`, `explorer` or `das`. Undefined if no source covers this network; the account may still have
   * NFTs.
   */
  readonly source: string | undefined
  /** True if the NFTs were read more than 30 s ago. */
  readonly stale: boolean
  /** Error of a source that failed. Set even if another source has answered. */
  readonly error: ModalError | undefined
}

/**
 * Fetches the account's NFTs on a network, from the wallet or the app's sources. Each further call within 30 s fetches
 * the next page, as does any call while `watchNfts` runs. Resolves with all pages read so far; empty if the feature is
 * off. Rejects with `ACCOUNT_UNDEFINED`, or with `NFTS_FAILED` if no source answers.
 */
export async function fetchNfts(modal: Modal, parameters: FetchNftsParameters = {}): Promise<FetchNftsResult> {
  return fetchAccountFeed(modal, nftFeed, parameters)
}

/** Reports the account's NFTs now and on every change, until the returned function is called. */
export function watchNfts(
  modal: Modal,
  listener: (found: FetchNftsResult) => void,
  parameters: FetchNftsParameters = {},
): Unsubscribe {
  return watchAccountFeed(modal, nftFeed, parameters, listener)
}

const nftFeed: AccountFeedKind<NftsState, FetchNftsResult> = {
  feature: nftsFeature,
  load: async () => (await import('./nftFeeds.js')).nftFeeds,
  isOffered: ({ options }, namespace) => getNftOptions(options).namespaces.includes(namespace),
  toResult: ({ at: _, ...state }) => ({
    ...state,
    nfts: state.nfts.filter(({ isSpam }) => !isSpam).map(toNftBalance),
  }),
  empty: { status: 'ready', nfts: [], hasMore: false, source: undefined, stale: false, error: undefined },
}

function toNftBalance({ caipNetworkId, address, amount, isSpam: _, ...said }: Nft): NftBalance {
  return {
    chainId: caipNetworkId,
    address: toCaipAddress(caipNetworkId, address),
    quantity: { numeric: String(amount) },
    ...said,
  }
}
