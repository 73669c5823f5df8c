import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { ListedWallet } from '../types/wallet.js'
import { appSource } from './sources.js'

/** A wallet that is known without having been found: the site's own, one of the directory, or one used before. */
export function findListed({ options, stores }: ModalContext, walletId: string): ListedWallet | undefined {
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  if (custom) return custom
  const recent = stores.recents.find(walletId)
  return stores.directory.find(walletId) ?? (recent?.name ? { ...recent, name: recent.name } : undefined)
}

/** Whether wallets can be reached that are not in this browser. */
export const offersApps = (context: ModalContext, namespace?: Namespace): boolean =>
  appSource(context, namespace) !== undefined

/** Whether a wallet that is not in this browser can be asked all the same. */
export function hasApp(context: ModalContext, wallet: Partial<ListedWallet>, namespace?: Namespace): boolean {
  return appSource(context, namespace)?.source.reaches?.(wallet) ?? false
}

/** The same of one that is known by its id. */
export function canAskApp(context: ModalContext, walletId: string, namespace?: Namespace): boolean {
  const listed = findListed(context, walletId)
  return listed !== undefined && hasApp(context, listed, namespace)
}
