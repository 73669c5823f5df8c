import type { ModalContext } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'
import type { DirectoryWallet, ListedWallet, RecentWallet } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { CONNECTOR_TYPE_ORDER } from './connectorTypeOrder.js'
import { disambiguateRows } from './disambiguateRows.js'
import { getConnectorGroup, getDiscoveredWallets, type IdentifiedWalletRow } from './discoveredWallets.js'
import { canReachWalletApps, getWalletIds, hasWalletRow, isWalletAppReachable } from './findListedWallet.js'
import { MAX_RECOMMENDED_WALLETS } from './limits.js'
import type { WalletRow } from './walletRow.js'

const WALLET_LIST_LENGTH = 6

// Lists the wallets of the first view. Adds recommended wallets up to `WALLET_LIST_LENGTH` rows in total, or
// `maxRecommended` of them.
export function listWallets(
  context: ModalContext,
  namespace?: Namespace,
  maxRecommended?: number,
): readonly WalletRow[] {
  const { directory, recents } = context.stores
  const { features, customWallets = [], featuredWalletIds = [] } = context.options
  const recentIds = recents.$recents.get()
  const { featured, recommended } = directory.$suggestions.get()
  const rows = getDiscoveredWallets(context, namespace)

  for (const wallet of customWallets) {
    addListedRow(context, rows, wallet, getConnectorGroup(context, getWalletIds(wallet), 'custom'), namespace)
  }
  // A wallet that is installed, but only for other namespaces, cannot connect this one.
  const everywhere = namespace === undefined ? rows : getDiscoveredWallets(context)
  const isOther = (wallet: RecentWallet) => hasWalletRow(everywhere, wallet) && !hasWalletRow(rows, wallet)
  const serves = ({ chains }: Partial<DirectoryWallet>) =>
    namespace === undefined || !chains?.length || chains.some((id) => id.startsWith(`${namespace}:`))
  for (const wallet of recents.$wallets.get()) {
    const { name } = wallet
    if (name && isUsableWallet(context, wallet) && !isOther(wallet))
      addListedRow(context, rows, { ...wallet, name }, 'recent', namespace)
  }
  for (const wallet of featured) {
    if (isUsableWallet(context, wallet) && serves(wallet) && !isOther(wallet)) {
      addListedRow(context, rows, wallet, 'featured', namespace)
    }
  }
  const rest = maxRecommended ?? countRecommendedWalletSlots(rows.map(({ row }) => row))
  const usable = recommended.filter(
    (wallet) => isUsableWallet(context, wallet) && serves(wallet) && !isOther(wallet) && !hasWalletRow(rows, wallet),
  )
  for (const wallet of usable.slice(0, rest)) addListedRow(context, rows, wallet, 'recommended', namespace)

  // Groups that the app's order does not name follow in the default order.
  const order = [...new Set([...features.connectorTypeOrder, ...CONNECTOR_TYPE_ORDER])]
  const rank = ({ group }: WalletRow) => order.indexOf(group)
  const inGroup = ({ id, group }: WalletRow) =>
    group === 'recent' ? recentIds.indexOf(id) : group === 'featured' ? featuredWalletIds.indexOf(id) : 0
  return disambiguateRows(context, rows).sort((one, other) => rank(one) - rank(other) || inGroup(one) - inGroup(other))
}

export function countRecommendedWalletSlots(rows: readonly Pick<WalletRow, 'group'>[]): number {
  const chosen = rows.filter(({ group }) => group === 'featured' || group === 'custom').length
  return Math.max(0, Math.min(MAX_RECOMMENDED_WALLETS - chosen, WALLET_LIST_LENGTH - rows.length))
}

// Returns how many recommended wallets there will be at least, so that the list does not shrink when the directory
// answers. The directory may recommend installed wallets, which already have a row, so these are subtracted.
export function estimateRecommendedWallets(rows: readonly Pick<WalletRow, 'group' | 'isInstalled'>[]): number {
  const own = rows.filter(({ isInstalled }) => isInstalled).length
  return Math.max(0, Math.min(countRecommendedWalletSlots(rows), MAX_RECOMMENDED_WALLETS - own))
}

export function addListedRow(
  context: ModalContext,
  rows: IdentifiedWalletRow[],
  wallet: ListedWallet,
  group: ConnectorGroup,
  namespace?: Namespace,
): void {
  if (!hasWalletRow(rows, wallet))
    rows.push({ row: createListedRow(context, wallet, group, namespace), ids: getWalletIds(wallet) })
}

export function createListedRow(
  context: ModalContext,
  wallet: ListedWallet,
  group: ConnectorGroup,
  namespace?: Namespace,
): WalletRow {
  const ids = getWalletIds(wallet)
  return {
    id: wallet.id,
    name: wallet.name,
    imageUrl: wallet.image_url,
    group,
    isInstalled: false,
    isRecent: context.stores.recents.$recents.get().some((id) => ids.includes(id)),
    isCertified: wallet.badge_type === 'certified',
    isApp: isWalletAppReachable(context, wallet, namespace),
    namespaces: [],
    walletIds: {},
  }
}

export function isUsableWallet(context: ModalContext, wallet: RecentWallet): boolean {
  const { excludeWalletIds = [] } = context.options
  if (getWalletIds(wallet).some((id) => excludeWalletIds.includes(id))) return false
  return canReachWalletApps(context) && (!isMobile() || Boolean(wallet.mobile_link || wallet.webapp_link))
}
