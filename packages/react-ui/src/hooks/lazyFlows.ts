import {
  disconnect,
  fetchActivity,
  fetchIdentity,
  fetchTokens,
  refreshBalance,
  registerName,
  sendTransaction,
  signMessage,
  signTypedData,
  switchConnection,
  watchActivity,
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
  fetchTokens,
  watchActivity,
  watchTokens,
}
