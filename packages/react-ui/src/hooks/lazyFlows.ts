import {
  disconnect,
  fetchActivity,
  fetchIdentity,
  fetchNfts,
  fetchTokens,
  refreshBalance,
  registerName,
  sendTransaction,
  signMessage,
  signTypedData,
  switchConnection,
  watchActivity,
  watchNfts,
  watchTokens,
} from '@foyer/core/actions'

/** What hooks do only when asked; nothing of it is loaded with the page. */
export const lazyFlows = {
  disconnect,
  refreshBalance,
  registerName,
  sendTransaction,
  signMessage,
  signTypedData,
  switchConnection,
  fetchActivity,
  fetchIdentity,
  fetchNfts,
  fetchTokens,
  watchActivity,
  watchNfts,
  watchTokens,
}
