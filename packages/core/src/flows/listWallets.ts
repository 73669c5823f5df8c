import { RECOMMENDED_WALLETS, SHORT_LIST } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/directory.js'
import type { ConnectorGroup } from '../types/features.js'
import type { ListedWallet, RecentWallet } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { hasApp, offersApps } from './findListed.js'
import { sourceOf } from './sources.js'

/** One row of the Connect view. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** The directory vouches for it. */
  readonly isCertified: boolean
  /** It is not in this browser, but an app of it can be asked. */
  readonly isApp: boolean
  /** The namespaces in which it was found; empty when it is not in this browser. */
  readonly namespaces: readonly Namespace[]
  /** What it is called in each of them. */
  readonly walletIds: PerNamespace<string>
}

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
    namespace === undefined || !chains?.length || chains.some((chain) => chain.startsWith(`${namespace}:`))
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

  const order = features.connectorTypeOrder
  const rank = ({ group }: WalletRow) => (order.includes(group) ? order.indexOf(group) : order.length)
  const inGroup = ({ id, group }: WalletRow) =>
    group === 'recent' ? recentIds.indexOf(id) : group === 'featured' ? featuredWalletIds.indexOf(id) : 0
  return rows.map(({ row }) => row).sort((one, other) => rank(one) - rank(other) || inGroup(one) - inGroup(other))
}

/** How many recommended wallets have room: the list is to be seen at a glance, and the site's own come first. */
export function countRecommended(rows: readonly Pick<WalletRow, 'group'>[]): number {
  const chosen = rows.filter(({ group }) => group === 'featured' || group === 'custom').length
  return Math.max(0, Math.min(RECOMMENDED_WALLETS - chosen, SHORT_LIST - rows.length))
}

/** A row with every id that its wallet goes by. */
export interface KnownRow {
  readonly row: WalletRow
  readonly ids: readonly string[]
}

/**
 * What the adapters have found, one row for each wallet. The same wallet in several namespaces has one of its ids or its
 * name in common; within one namespace two of the same name are two wallets.
 */
export function foundWallets(context: ModalContext, namespace?: Namespace): KnownRow[] {
  const { connectors, recents } = context.stores
  const recentIds = recents.$recents.get()
  const known: KnownRow[] = []
  for (const connector of connectors.$all.get()) {
    const { id, name, imageUrl, type, info, explorerId, chain } = connector
    const { login, code } = sourceOf(context, id)
    if (login || (namespace !== undefined && chain !== namespace)) continue
    const own = [id, info?.rdns, explorerId].filter((each) => each !== undefined)
    const at = known.findIndex(
      ({ row, ids }) =>
        !row.namespaces.includes(chain) &&
        (ids.some((each) => own.includes(each)) || brandOf(row.name) === brandOf(name)),
    )
    const before = known[at]
    const ids = [...(before?.ids ?? []), ...own]
    const isInstalled = type === 'ANNOUNCED' || type === 'INJECTED' || before?.row.isInstalled === true
    const origin = type === 'EXTERNAL' && !isInstalled ? 'external' : 'injected'
    const row: WalletRow = {
      id: before?.row.id ?? id,
      name: before?.row.name ?? name,
      imageUrl: before?.row.imageUrl ?? imageUrl,
      group: code ? 'walletConnect' : groupOf(context, ids, origin),
      isInstalled,
      isRecent: recentIds.some((each) => ids.includes(each)),
      isCertified: false,
      isApp: false,
      namespaces: [...(before?.row.namespaces ?? []), chain],
      walletIds: { ...before?.row.walletIds, [chain]: id },
    }
    if (before) known[at] = { row, ids }
    else known.push({ row, ids })
  }
  return known
}

/** "Trust Wallet" in one namespace is "Trust" in another. */
const brandOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/ wallet$/, '')

/** The row of a wallet that the adapters have found, by any of its ids. */
export function findRow(context: ModalContext, walletId: string): WalletRow | undefined {
  return foundWallets(context).find(({ ids }) => ids.includes(walletId))?.row
}

/** Where a wallet stands: used before, featured by the site, or else by where it comes from. */
function groupOf({ options, stores }: ModalContext, ids: readonly string[], origin: ConnectorGroup): ConnectorGroup {
  const isNamed = (named: readonly string[] = []) => named.some((id) => ids.includes(id))
  if (isNamed(stores.recents.$recents.get())) return 'recent'
  return isNamed(options.featuredWalletIds) ? 'featured' : origin
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
