import { CONNECTOR_TYPE_ORDER, RECOMMENDED_WALLETS, SHORT_LIST } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/directory.js'
import type { ConnectorGroup } from '../types/features.js'
import type { ListedWallet, RecentWallet } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { hasApp, offersApps } from './findListed.js'
import { foundWallets, groupOf, type KnownRow } from './foundWallets.js'
import { tellApart } from './tellApart.js'
import type { WalletRow } from './walletRow.js'

/** The wallets to choose from, in the configured order of groups, each wallet once. */
export function listWallets(context: ModalContext, namespace?: Namespace): readonly WalletRow[] {
  const { directory, recents } = context.stores
  const { features, customWallets = [], featuredWalletIds = [] } = context.options
  const recentIds = recents.$recents.get()
  const { featured, recommended } = directory.$suggestions.get()
  const rows = foundWallets(context, namespace)

  for (const wallet of customWallets) {
    addListed(context, rows, wallet, groupOf(context, idsOf(wallet), 'custom'), namespace)
  }
  // A wallet of this browser that another namespace has found is no wallet for this one.
  const everywhere = namespace === undefined ? rows : foundWallets(context)
  const isOther = (wallet: RecentWallet) => isListed(everywhere, wallet) && !isListed(rows, wallet)
  const serves = ({ chains }: Partial<DirectoryWallet>) =>
    namespace === undefined || !chains?.length || chains.some((id) => id.startsWith(`${namespace}:`))
  for (const wallet of recents.$wallets.get()) {
    const { name } = wallet
    if (name && isUsable(context, wallet) && !isOther(wallet))
      addListed(context, rows, { ...wallet, name }, 'recent', namespace)
  }
  for (const wallet of featured) {
    if (isUsable(context, wallet) && serves(wallet) && !isOther(wallet)) {
      addListed(context, rows, wallet, 'featured', namespace)
    }
  }
  const rest = countRecommended(rows.map(({ row }) => row))
  const usable = recommended.filter(
    (wallet) => isUsable(context, wallet) && serves(wallet) && !isOther(wallet) && !isListed(rows, wallet),
  )
  for (const wallet of usable.slice(0, rest)) addListed(context, rows, wallet, 'recommended', namespace)

  // What the site does not name follows in the usual order.
  const order = [...new Set([...features.connectorTypeOrder, ...CONNECTOR_TYPE_ORDER])]
  const rank = ({ group }: WalletRow) => order.indexOf(group)
  const inGroup = ({ id, group }: WalletRow) =>
    group === 'recent' ? recentIds.indexOf(id) : group === 'featured' ? featuredWalletIds.indexOf(id) : 0
  return tellApart(context, rows).sort((one, other) => rank(one) - rank(other) || inGroup(one) - inGroup(other))
}

/** How many recommended wallets have room: the list is to be seen at a glance, and the site's own come first. */
export function countRecommended(rows: readonly Pick<WalletRow, 'group'>[]): number {
  const chosen = rows.filter(({ group }) => group === 'featured' || group === 'custom').length
  return Math.max(0, Math.min(RECOMMENDED_WALLETS - chosen, SHORT_LIST - rows.length))
}

/**
 * How many of them there surely are, before it is known which: those of this browser may be among the recommended, and a
 * list that somebody looks at shall not get shorter.
 */
export function expectRecommended(rows: readonly Pick<WalletRow, 'group' | 'isInstalled'>[]): number {
  const own = rows.filter(({ isInstalled }) => isInstalled).length
  return Math.max(0, Math.min(countRecommended(rows), RECOMMENDED_WALLETS - own))
}

/** Adds a wallet that is not in this browser, unless it is there under another of its names. */
export function addListed(
  context: ModalContext,
  rows: KnownRow[],
  wallet: ListedWallet,
  group: ConnectorGroup,
  namespace?: Namespace,
): void {
  if (!isListed(rows, wallet)) rows.push({ row: listedRow(context, wallet, group, namespace), ids: idsOf(wallet) })
}

/** The row of a wallet that is not in this browser. */
export function listedRow(
  context: ModalContext,
  wallet: ListedWallet,
  group: ConnectorGroup,
  namespace?: Namespace,
): WalletRow {
  const ids = idsOf(wallet)
  return {
    id: wallet.id,
    name: wallet.name,
    imageUrl: wallet.image_url,
    group,
    isInstalled: false,
    isRecent: context.stores.recents.$recents.get().some((id) => ids.includes(id)),
    isCertified: wallet.badge_type === 'certified',
    isApp: hasApp(context, wallet, namespace),
    namespaces: [],
    walletIds: {},
  }
}

/** Whether this visitor could do anything with a wallet of the directory: on a phone it needs an app of its own. */
export function isUsable(context: ModalContext, wallet: RecentWallet): boolean {
  const { excludeWalletIds = [] } = context.options
  if (idsOf(wallet).some((id) => excludeWalletIds.includes(id))) return false
  return offersApps(context) && (!isMobile() || Boolean(wallet.mobile_link || wallet.webapp_link))
}

function isListed(rows: readonly KnownRow[], wallet: RecentWallet): boolean {
  const own = idsOf(wallet)
  return rows.some(({ ids }) => ids.some((id) => own.includes(id)))
}

function idsOf({ id, rdns }: { readonly id: string; readonly rdns?: string | undefined }): readonly string[] {
  return rdns === undefined ? [id] : [id, rdns]
}
