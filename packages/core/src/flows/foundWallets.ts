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
 * What the adapters have found, one row for each wallet. Wallets of several namespaces are one by the same reverse domain
 * name, or the same id by the site's word. A name is nobody's proof: where a pair is known it joins a row that is there by
 * its domain, says so, and adds nothing to how that looks.
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
    const isNamed = disputed === undefined && claims.pairOf(connector) !== undefined
    rows.set(key, join(context, rows.get(key), { connector, disputed, isNamed }))
  }
  return withOwnIds([...rows.values()])
}

/** Who claims to be which wallet. */
function readClaims({ options }: ModalContext, found: readonly Connector[]) {
  const proven = new Set(found.map(({ info }) => info?.rdns))
  /** The domain of the row that it joins by its name. */
  const pairOf = (connector: Connector): string | undefined => {
    const { id, name, chain: namespace, info } = connector
    if (info?.rdns !== undefined || !isForeign(connector) || id === 'injected') return undefined
    const own = options.customWallets?.find((each) => each.name === name && each.rdns)
    const [, known] =
      KNOWN_WALLETS.find(([each, , joined]) => each === name && joined.split(' ').includes(namespace)) ?? []
    const rdns = own?.rdns ?? known
    return proven.has(rdns) ? rdns : undefined
  }
  const keyOf = (connector: Connector): string => {
    const rdns = connector.info?.rdns ?? pairOf(connector)
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
    pairOf,
    /** What others claim to be as well. */
    disputed: (connector: Connector): string | undefined =>
      disputed.has(claimedKey(connector)) ? claimedKey(connector) : undefined,
  }
}

interface JoinParameters {
  readonly connector: Connector
  readonly disputed: string | undefined
  /** Its name is all that makes it this wallet. */
  readonly isNamed: boolean
}

function join(
  context: ModalContext,
  before: KnownRow | undefined,
  { connector, disputed, isNamed }: JoinParameters,
): KnownRow {
  const { id, name, imageUrl, type, info, explorerId, chain } = connector
  const isClear = disputed === undefined
  const own = [id, ...(isClear ? [info?.rdns, explorerId] : [])].filter((each) => each !== undefined)
  const ids = [...new Set([...(before?.ids ?? []), ...own])]
  const isInstalled = isForeign({ type }) || before?.row.isInstalled === true
  const origin = type === 'EXTERNAL' && !isInstalled ? 'external' : 'injected'
  const named = before?.row.byName ?? []
  // What is known by its name alone gives the row none of its looks, also where it came first.
  const face = before && named.length < before.row.namespaces.length ? before.row : undefined
  const byName = isNamed ? [...named, chain] : named
  const row: WalletRow = {
    id: face?.id ?? id,
    name: face?.name ?? name,
    imageUrl: face?.imageUrl ?? (face && isNamed ? undefined : imageUrl),
    group: sourceOf(context, id).code ? 'walletConnect' : isClear ? groupOf(context, ids, origin) : origin,
    isInstalled,
    isRecent: isClear && context.stores.recents.$recents.get().some((each) => ids.includes(each)),
    isCertified: false,
    isApp: false,
    namespaces: [...(before?.row.namespaces ?? []), chain],
    walletIds: { ...before?.row.walletIds, [chain]: id },
    ...(byName.length && { byName }),
    ...(!isClear && { isDisputed: true }),
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
