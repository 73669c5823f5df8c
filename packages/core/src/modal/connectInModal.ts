import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import { connect } from '../flows/connect.js'
import { findListed } from '../flows/findListed.js'
import type { AttemptTarget } from '../stores/attempt.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { ListedWallet, RecentWallet } from '../types/wallet.js'

export interface ConnectInModalTarget extends AttemptTarget {
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The wallet whose app the visitor chose, when that is asked over a remote session. */
  readonly listedId?: string | undefined
}

/** Asks the wallet that the visitor chose. What comes of it is in the attempt store. Never rejects. */
export async function connectInModal(context: ModalContext, target: ConnectInModalTarget): Promise<void> {
  const { attempt, recents } = context.stores
  const { walletId, namespace, caipNetworkId, listedId } = target
  try {
    await connect(context, { walletId, namespace, caipNetworkId })
    const listed = listedId === undefined ? undefined : findListed(context, listedId)
    if (listed && listedId !== walletId) recents.add(toRecent(listed))
  } catch (thrown) {
    // The view shows it; here it is only kept for whoever looks for the cause.
    context.log('debug', `"${walletId}" was not connected`, thrown)
    const error = toModalError(thrown)
    if (error.code === 'MODAL_CLOSED') return
    if (attempt.$attempt.get().status === 'waiting') attempt.show({ status: 'failed', error, walletId, namespace })
    context.services.events.emit('error', error)
  }
}

/** What it takes to offer the wallet again before the directory has answered. */
function toRecent(wallet: ListedWallet): RecentWallet {
  const { id, name, image_url, rdns, mobile_link, desktop_link, webapp_link, homepage } = wallet
  return { id, name, image_url, rdns, mobile_link, desktop_link, webapp_link, homepage, supports_wc: true }
}
