import { claimOf } from '../adapter/claimId.js'
import { KNOWN_WALLETS } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'
import type { Connector } from '../types/wallet.js'
import { isForeign } from './screenWallets.js'
import { sourceOf } from './sources.js'
import type { WalletRow } from './walletRow.js'

/** A row with every id that its wallet goes by. */
export interface KnownRow {
  readonly row: WalletRow
  readonly ids: readonly string[]
  /** Under which it announced itself. */
  readonly rdns?: string | undefined
  /** What several claim to be. Nobody knows which of them is it. */
  readonly disputed?: string | undefined
}

/**
 * What the adapters have found, one row for each wallet. Wallets of several namespaces are one where that is certain: the
 * same reverse domain name, the same id by the site's word, or a pair that is known. A name is nobody's proof.
 */
export function foundWallets(context: ModalContext, namespace?: Namespace): KnownRow[] {
  const found = context.stores.connectors.$all.get().filter(({ id }) => !sourceOf(context, id).login)
  const claims = readClaims(context, found)
  const rows = new Map<string, KnownRow>()
  for (const connector of found) {
    const { id, chain } = connector
    if (namespace !== undefined && chain !== namespace) continue
    const disputed = claims.disputed(connector)
    const key = disputed === undefined ? claims.keyOf(connector) : `${chain}:${id}`
    rows.set(key, join(context, rows.get(key), connector, disputed))
  }
  return withOwnIds([...rows.values()])
}

/** Who claims to be which wallet. */
function readClaims({ options }: ModalContext, found: readonly Connector[]) {
  const pairs = new Map<string, string>(KNOWN_WALLETS)
  for (const { name, rdns } of options.customWallets ?? []) if (rdns) pairs.set(name, rdns)
  const rdnsOf = (connector: Connector) =>
    connector.info?.rdns ??
    (isForeign(connector) && connector.id !== 'injected' ? pairs.get(connector.name) : undefined)
  const keyOf = (connector: Connector): string => {
    const rdns = rdnsOf(connector)
    if (rdns) return `rdns:${rdns}`
    return isForeign(connector) ? `${connector.chain}:${connector.id}` : `id:${connector.id}`
  }
  const claimedKey = (connector: Connector) => keyOf({ ...connector, id: claimOf(connector.id) })
  const counts = new Map<string, number>()
  const once = (connector: Connector) => `${connector.chain} ${keyOf(connector)}`
  const disputed = new Set<string>()
  for (const connector of found) {
    const count = (counts.get(once(connector)) ?? 0) + 1
    counts.set(once(connector), count)
    if (count > 1) disputed.add(keyOf(connector))
    if (claimOf(connector.id) !== connector.id) disputed.add(claimedKey(connector))
  }
  return {
    keyOf,
    /** What others claim to be as well. */
    disputed: (connector: Connector): string | undefined =>
      disputed.has(claimedKey(connector)) ? claimedKey(connector) : undefined,
  }
}

function join(
  context: ModalContext,
  before: KnownRow | undefined,
  connector: Connector,
  disputed: string | undefined,
): KnownRow {
  const { id, name, imageUrl, type, info, explorerId, chain } = connector
  const isClear = disputed === undefined
  const own = [id, ...(isClear ? [info?.rdns, explorerId] : [])].filter((each) => each !== undefined)
  const ids = [...new Set([...(before?.ids ?? []), ...own])]
  const isInstalled = isForeign({ type }) || before?.row.isInstalled === true
  const origin = type === 'EXTERNAL' && !isInstalled ? 'external' : 'injected'
  const row: WalletRow = {
    id: before?.row.id ?? id,
    name: before?.row.name ?? name,
    imageUrl: before?.row.imageUrl ?? imageUrl,
    group: sourceOf(context, id).code ? 'walletConnect' : isClear ? groupOf(context, ids, origin) : origin,
    isInstalled,
    isRecent: isClear && context.stores.recents.$recents.get().some((each) => ids.includes(each)),
    isCertified: false,
    isApp: false,
    namespaces: [...(before?.row.namespaces ?? []), chain],
    walletIds: { ...before?.row.walletIds, [chain]: id },
  }
  return { row, ids, rdns: before?.rdns ?? info?.rdns, disputed }
}

/** Where two wallets of two namespaces have one id, the row of the second has an id of its own. */
function withOwnIds(rows: readonly KnownRow[]): KnownRow[] {
  const taken = new Set<string>()
  return rows.map((known) => {
    const { row, ids } = known
    const id = taken.has(row.id) ? `${row.namespaces[0]}:${row.id}` : row.id
    taken.add(id)
    return id === row.id ? known : { ...known, row: { ...row, id }, ids: [id, ...ids] }
  })
}

/** The row of a wallet that the adapters have found, by any of its ids. */
export function findRow(context: ModalContext, walletId: string): WalletRow | undefined {
  const known = foundWallets(context)
  return (known.find(({ row }) => row.id === walletId) ?? known.find(({ ids }) => ids.includes(walletId)))?.row
}

/** Where a wallet stands: used before, featured by the site, or else by where it comes from. */
export function groupOf(
  { options, stores }: ModalContext,
  ids: readonly string[],
  origin: ConnectorGroup,
): ConnectorGroup {
  const isNamed = (named: readonly string[] = []) => named.some((id) => ids.includes(id))
  if (isNamed(stores.recents.$recents.get())) return 'recent'
  return isNamed(options.featuredWalletIds) ? 'featured' : origin
}
