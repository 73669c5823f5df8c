import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { embeddedWalletCache } from './loadEmbeddedWallet.js'

/**
 * Returns log lines of the secure site's frame, oldest first: times, message names, ids and errors, without message
 * contents. Limited to the last 1,024,000 bytes. Empty before the frame loads, and with `features.authLogger: false`.
 */
export async function getAuthLog(modal: Modal): Promise<readonly string[]> {
  const embedded = await getContext(modal).use(embeddedWalletCache).loaded
  return embedded?.journal() ?? []
}
