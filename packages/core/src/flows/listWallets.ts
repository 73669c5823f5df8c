import { RECOMMENDED_WALLETS, REMOTE_WALLET_ID, SHORT_LIST } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'
import type { Connector, ListedWallet } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { hasApp, offersRemote } from './findListed.js'

/** One row of the Connect view. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** It is not in this browser, but an app of it can be asked. */
  readonly isApp: boolean
  /** The namespaces in which it was found; empty when it is not in this browser. */
  readonly namespaces: readonly Namespace[]
}

/** The wallets to choose from, in the configured order of groups, each wallet once. */
export function listWallets(context: ModalContext, namespace?: Namespace): readonly WalletRow[] {
  const { directory, recents } = context.stores
  const { features, customWallets = [], featuredWalletIds = [] } = context.options
  const recentIds = recents.$recents.get()
  const { featured, recommended } = directory.$suggestions.get()
  const rows = foundWallets(context, namespace)

  for (const wallet of customWallets) {
    const ids = idsOf(wallet)
    const group = recentIds.some((id) => ids.includes(id))
      ? 'recent'
      : featuredWalletIds.some((id) => ids.includes(id))
        ? 'featured'
        : 'custom'
    addListed(context, rows, wallet, group, namespace)
  }
  for (const wallet of recents.$wallets.get()) {
    const { name } = wallet
    if (name && isUsable(context, wallet)) addListed(context, rows, { ...wallet, name }, 'recent', namespace)
  }
  for (const wallet of featured) {
    if (isUsable(context, wallet)) addListed(context, rows, wallet, 'featured', namespace)
  }
  const rest = countRecommended(rows.map(({ row }) => row))
  const usable = recommended.filter((wallet) => isUsable(context, wallet) && !isListed(rows, wallet))
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

/** What the adapters have found, one row for each wallet. */
export function foundWallets(context: ModalContext, namespace?: Namespace): KnownRow[] {
  const { connectors, recents } = context.stores
  const { featuredWalletIds = [] } = context.options
  const recentIds = recents.$recents.get()
  const groupOf = (ids: readonly string[], type: Connector['type']): ConnectorGroup => {
    if (ids.includes(REMOTE_WALLET_ID)) return 'walletConnect'
    if (recentIds.some((id) => ids.includes(id))) return 'recent'
    if (featuredWalletIds.some((id) => ids.includes(id))) return 'featured'
    return type === 'EXTERNAL' ? 'external' : 'injected'
  }
  const rows = new Map<string, KnownRow>()
  for (const { id, name, imageUrl, type, info, explorerId, chain } of connectors.$all.get()) {
    if (namespace !== undefined && chain !== namespace) continue
    const ids = [id, info?.rdns, explorerId].filter((each) => each !== undefined)
    const row: WalletRow = {
      id,
      name,
      imageUrl,
      group: groupOf(ids, type),
      isInstalled: type === 'ANNOUNCED' || type === 'INJECTED',
      isRecent: recentIds.some((each) => ids.includes(each)),
      isApp: false,
      namespaces: [...(rows.get(id)?.row.namespaces ?? []), chain],
    }
    rows.set(id, { row, ids })
  }
  return [...rows.values()]
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
    isApp: hasApp(wallet) && offersRemote(context, namespace),
    namespaces: [],
  }
}

/** Whether this visitor could do anything with a wallet of the directory: on a phone it needs an app of its own. */
export function isUsable(context: ModalContext, wallet: Partial<ListedWallet> & { readonly id: string }): boolean {
  const { excludeWalletIds = [] } = context.options
  if (idsOf(wallet).some((id) => excludeWalletIds.includes(id))) return false
  return offersRemote(context) && (!isMobile() || Boolean(wallet.mobile_link || wallet.webapp_link))
}

function isListed(rows: readonly KnownRow[], wallet: Partial<ListedWallet> & { readonly id: string }): boolean {
  const own = idsOf(wallet)
  return rows.some(({ ids }) => ids.some((id) => own.includes(id)))
}

function idsOf({ id, rdns }: { readonly id: string; readonly rdns?: string | undefined }): readonly string[] {
  return rdns === undefined ? [id] : [id, rdns]
}
