import {
  fetchActivity,
  fetchNfts,
  fetchTokens,
  refreshBalance,
  watchActivity,
  watchNfts,
  watchTokens,
} from '@foyer/core/actions'

/** How hooks read and follow what an account owns and did. Loaded when asked. */
export const owned = { fetchActivity, fetchNfts, fetchTokens, refreshBalance, watchActivity, watchNfts, watchTokens }
