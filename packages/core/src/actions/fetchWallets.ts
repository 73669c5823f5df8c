import { type FetchWalletsParameters, fetchWallets as fetchWalletsFlow } from '../flows/fetchWallets.js'
import type { Modal } from '../modal.js'
import type { DirectoryState } from '../stores/directory.js'
import { contextOf } from './contextOf.js'

/**
 * Loads the next page of 40 of the wallet directory and resolves with all pages so far. Rejects with `RATE_LIMITED`,
 * `SERVER_ERROR`, `FORBIDDEN`, `OFFLINE`, `RESPONSE_INVALID` or `HTTP_FAILED` after three more tries.
 */
export function fetchWallets(modal: Modal, parameters?: FetchWalletsParameters): Promise<DirectoryState> {
  return fetchWalletsFlow(contextOf(modal), parameters)
}
