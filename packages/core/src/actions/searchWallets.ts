import type { FoundWallets } from '../flows/directory.js'
import { type SearchWalletsParameters, searchWallets as searchWalletsFlow } from '../flows/searchWallets.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Looks wallets up by name in the wallet directory, at most 100. A newer search ends an older one, which rejects with
 * `ABORTED`. Rejects otherwise as `fetchWallets` does.
 */
export function searchWallets(modal: Modal, parameters: SearchWalletsParameters): Promise<FoundWallets> {
  return searchWalletsFlow(contextOf(modal), parameters)
}
