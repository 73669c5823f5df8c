import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'
import type { Connector, CustomWallet } from '../types/wallet.js'

/** One row of the Connect view. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** The namespaces in which it was found; empty when it is not in this browser. */
  readonly namespaces: readonly Namespace[]
}

/** The wallets to choose from, in the configured order of groups, each wallet once. */
export function listWallets(context: ModalContext, namespace?: Namespace): readonly WalletRow[] {
  const { connectors, recents } = context.stores
  const { features, customWallets = [], featuredWalletIds = [] } = context.options
  const found = connectors.$all.get().filter(({ chain }) => namespace === undefined || chain === namespace)
  const recentIds = recents.$recents.get()

  const groupOf = (ids: readonly string[], type?: Connector['type']): ConnectorGroup => {
    if (ids.includes(REMOTE_WALLET_ID)) return 'walletConnect'
    if (recentIds.some((id) => ids.includes(id))) return 'recent'
    if (featuredWalletIds.some((id) => ids.includes(id))) return 'featured'
    if (type === undefined) return 'custom'
    return type === 'EXTERNAL' ? 'external' : 'injected'
  }
  const rows = new Map<string, WalletRow>()
  for (const wallet of found) {
    const known = rows.get(wallet.id)
    const ids = idsOf(wallet)
    rows.set(wallet.id, {
      id: wallet.id,
      name: wallet.name,
      imageUrl: wallet.imageUrl,
      group: groupOf(ids, wallet.type),
      isInstalled: wallet.type === 'ANNOUNCED' || wallet.type === 'INJECTED',
      isRecent: recentIds.some((id) => ids.includes(id)),
      namespaces: [...(known?.namespaces ?? []), wallet.chain],
    })
  }
  for (const wallet of customWallets) {
    if (found.some((each) => idsOf(each).some((id) => idsOfCustom(wallet).includes(id)))) continue
    rows.set(wallet.id, {
      id: wallet.id,
      name: wallet.name,
      imageUrl: wallet.image_url,
      group: groupOf(idsOfCustom(wallet)),
      isInstalled: false,
      isRecent: recentIds.includes(wallet.id),
      namespaces: [],
    })
  }

  const order = features.connectorTypeOrder
  const rank = ({ group }: WalletRow) => (order.includes(group) ? order.indexOf(group) : order.length)
  const inGroup = ({ id, group }: WalletRow) =>
    group === 'recent' ? recentIds.indexOf(id) : group === 'featured' ? featuredWalletIds.indexOf(id) : 0
  return [...rows.values()].sort((one, other) => rank(one) - rank(other) || inGroup(one) - inGroup(other))
}

function idsOf({ id, info, explorerId }: Connector): readonly string[] {
  return [id, info?.rdns, explorerId].filter((each) => each !== undefined)
}

function idsOfCustom({ id, rdns }: CustomWallet): readonly string[] {
  return rdns === undefined ? [id] : [id, rdns]
}
