import { connect } from '../../connection/connect.js'
import { isAttemptAbandoned } from '../../errors/isAttemptAbandoned.js'
import { toModalError } from '../../errors/toModalError.js'
import type { ConnectAttemptTarget } from '../../state/attempt.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { ListedWallet, RecentWallet } from '../../types/wallet.js'
import { findListedWallet } from '../../wallets/findListedWallet.js'
import type { ModalContext } from '../context.js'

export interface ConnectInModalTarget extends ConnectAttemptTarget {
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly listedId?: string | undefined
}

export async function connectInModal(context: ModalContext, target: ConnectInModalTarget): Promise<void> {
  const { attempt, recents } = context.stores
  const { walletId, namespace, caipNetworkId, listedId } = target
  try {
    await connect(context.modal, { walletId, namespace, caipNetworkId })
    const listed = listedId === undefined ? undefined : findListedWallet(context, listedId)
    if (listed && listedId !== walletId) recents.add(toRecent(listed))
  } catch (thrown) {
    // The view shows the error to the user; the log has its cause.
    context.log('debug', `"${walletId}" was not connected`, thrown)
    const error = toModalError(thrown)
    if (isAttemptAbandoned(error)) return
    if (attempt.$attempt.get().status === 'waiting') attempt.show({ status: 'failed', error, walletId, namespace })
  }
}

function toRecent(wallet: ListedWallet): RecentWallet {
  const { id, name, image_url, rdns, mobile_link, desktop_link, webapp_link, link_mode, homepage } = wallet
  return { id, name, image_url, rdns, mobile_link, desktop_link, webapp_link, link_mode, homepage, supports_wc: true }
}
