import type { ModalContext } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import type { ListedWallet, RecentWallet } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { toBrandKey } from '../utils/toBrandKey.js'
import type { IdentifiedWalletRow } from './discoveredWallets.js'
import { findWalletAppSource } from './sources.js'

export function findListedWallet({ options, stores }: ModalContext, walletId: string): ListedWallet | undefined {
  const custom = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  if (custom) return custom
  const recent = stores.recents.find(walletId)
  return stores.directory.find(walletId) ?? (recent?.name ? { ...recent, name: recent.name } : undefined)
}

export const canReachWalletApps = (context: ModalContext, namespace?: Namespace): boolean =>
  findWalletAppSource(context, namespace) !== undefined

export function isWalletAppReachable(
  context: ModalContext,
  wallet: Partial<ListedWallet>,
  namespace?: Namespace,
): boolean {
  return findWalletAppSource(context, namespace)?.source.reaches?.(wallet) ?? false
}

export function canRequestWalletApp(context: ModalContext, walletId: string, namespace?: Namespace): boolean {
  const listed = findListedWallet(context, walletId)
  return listed !== undefined && isWalletAppReachable(context, listed, namespace)
}

export function hasWalletRow(rows: readonly IdentifiedWalletRow[], wallet: RecentWallet): boolean {
  const own = getWalletIds(wallet)
  return rows.some((known) => known.ids.some((id) => own.includes(id)) || isOwnBrowser(known, wallet))
}

function isOwnBrowser({ row, rdns }: IdentifiedWalletRow, { name = '', rdns: listed }: RecentWallet): boolean {
  // In a wallet's own browser on a phone, a link to the wallet's app does not work, so its directory entry gets no row.
  // The domain decides, or the name if a domain is unknown.
  if (!row.isInstalled || !isMobile() || (rdns && listed)) return false
  const brand = toBrandKey(name)
  return brand !== '' && brand === toBrandKey(row.name)
}

export function getWalletIds({
  id,
  rdns,
}: {
  readonly id: string
  readonly rdns?: string | undefined
}): readonly string[] {
  return rdns === undefined ? [id] : [id, rdns]
}
