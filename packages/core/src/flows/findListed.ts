import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { ListedWallet } from '../types/wallet.js'

/** A wallet that is known without having been found: the site's own, one of the directory, or one used before. */
export function findListed({ options, stores }: ModalContext, walletId: string): ListedWallet | undefined {
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  if (custom) return custom
  const recent = stores.recents.find(walletId)
  return stores.directory.find(walletId) ?? (recent?.name ? { ...recent, name: recent.name } : undefined)
}

/** Whether this wallet can answer over a remote session. */
export function hasApp(wallet: Partial<ListedWallet>): boolean {
  const { supports_wc, mobile_link, desktop_link, webapp_link } = wallet
  return supports_wc ?? Boolean(mobile_link || desktop_link || webapp_link)
}

/** Whether the modal offers remote sessions. */
export function offersRemote({ stores }: ModalContext, namespace?: Namespace): boolean {
  return stores.connectors.find(REMOTE_WALLET_ID, namespace).length > 0
}

/** Whether an app of this wallet can be asked from here. */
export function canAskApp(context: ModalContext, walletId: string, namespace?: Namespace): boolean {
  const listed = findListed(context, walletId)
  return listed !== undefined && hasApp(listed) && offersRemote(context, namespace)
}
