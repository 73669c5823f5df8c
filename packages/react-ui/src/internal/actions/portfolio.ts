import {
  fetchActivity,
  fetchNfts,
  fetchTokens,
  refreshBalance,
  watchActivity,
  watchNfts,
  watchTokens,
} from '@foyer/core/actions'

export const portfolioActions = {
  fetchActivity,
  fetchNfts,
  fetchTokens,
  refreshBalance,
  watchActivity,
  watchNfts,
  watchTokens,
}
