import { removeWalletIdSuffix } from '../adapter/toUniqueWalletId.js'
import type { ModalContext } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectorGroup } from '../types/features.js'
import type { Connector } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { KNOWN_WALLETS } from './knownWallets.js'
import { isAnnouncedOrInjected } from './sanitizeWallets.js'
import { getWalletSource } from './sources.js'
import type { WalletRow } from './walletRow.js'

export interface IdentifiedWalletRow {
  readonly row: WalletRow
  readonly ids: readonly string[]
  readonly rdns?: string | undefined
  // Id or reverse domain name that several wallets claim, so that none of them is known to be genuine.
  readonly disputed?: string | undefined
}

// Merges the discovered wallets into rows. Wallets in several namespaces share a row if they announce the same reverse
// domain name, or if the app or its adapters gave them the same id. An equal name is no proof. Only a wallet in
// `KNOWN_WALLETS` joins by its name, and does not change the row's name and picture.
export function getDiscoveredWallets(context: ModalContext, namespace?: Namespace): IdentifiedWalletRow[] {
  const isExcluded = ({ info }: Connector) => context.options.excludeWalletIds?.includes(appOf(info?.rdns) ?? '')
  const found = context.stores.connectors.$all
    .get()
    .filter((connector) => isListed(context, connector) && !isExcluded(connector))
  const claims = readClaims(context, found)
  const rows = new Map<string, IdentifiedWalletRow>()
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

function isListed(context: ModalContext, { id }: Connector): boolean {
  const { isLogin, isReadOnly } = getWalletSource(context, id)
  return !isLogin && !isReadOnly
}

function readClaims({ options }: ModalContext, connectors: readonly Connector[]) {
  const proven = new Set(connectors.map(({ info }) => info?.rdns))
  const pairOf = (connector: Connector): string | undefined => {
    const { id, name, chain: namespace, info } = connector
    if (info?.rdns !== undefined || !isAnnouncedOrInjected(connector) || id === 'injected') return undefined
    const own = options.customWallets?.find((each) => each.name === name && each.rdns)
    const [, known] =
      KNOWN_WALLETS.find(([each, , joined]) => each === name && joined.split(' ').includes(namespace)) ?? []
    const rdns = own?.rdns ?? known
    return proven.has(rdns) ? rdns : undefined
  }
  const keyOf = (connector: Connector): string => {
    const rdns = connector.info?.rdns ?? pairOf(connector)
    if (rdns) return `rdns:${rdns}`
    return isAnnouncedOrInjected(connector) ? `${connector.chain}:${connector.id}` : `id:${connector.id}`
  }
  const claimedKey = (connector: Connector) => keyOf({ ...connector, id: removeWalletIdSuffix(connector.id) })
  const counts = new Map<string, number>()
  const once = (connector: Connector) => `${connector.chain} ${keyOf(connector)}`
  const disputed = new Set<string>()
  for (const connector of connectors) {
    const count = (counts.get(once(connector)) ?? 0) + 1
    counts.set(once(connector), count)
    if (count > 1) disputed.add(keyOf(connector))
    if (removeWalletIdSuffix(connector.id) !== connector.id) disputed.add(claimedKey(connector))
  }
  return {
    keyOf,
    pairOf,
    disputed: (connector: Connector): string | undefined =>
      disputed.has(claimedKey(connector)) ? claimedKey(connector) : undefined,
  }
}

// Returns the wallet's domain if the wallet's own browser on a phone runs this page: `io.metamask` for
// `io.metamask.mobile`. On a computer, these names belong to two wallets.
const appOf = (rdns: string | undefined) => (rdns?.endsWith('.mobile') && isMobile() ? rdns.slice(0, -7) : undefined)

interface JoinParameters {
  readonly connector: Connector
  readonly disputed: string | undefined
  readonly isNamed: boolean
}

function join(
  context: ModalContext,
  before: IdentifiedWalletRow | undefined,
  { connector, disputed, isNamed }: JoinParameters,
): IdentifiedWalletRow {
  const { id, name, imageUrl, type, info, explorerId, chain } = connector
  const isClear = disputed === undefined
  const own = [id, ...(isClear ? [info?.rdns, appOf(info?.rdns), explorerId] : [])].filter((each) => each !== undefined)
  const ids = [...new Set([...(before?.ids ?? []), ...own])]
  const isInstalled = isAnnouncedOrInjected({ type }) || before?.row.isInstalled === true
  const origin = type === 'EXTERNAL' && !isInstalled ? 'external' : 'injected'
  const named = before?.row.byName ?? []
  // A wallet that joins a row by its name alone must not set the row's name and picture, even if it was discovered
  // first.
  const face = before && named.length < before.row.namespaces.length ? before.row : undefined
  const byName = isNamed ? [...named, chain] : named
  const row: WalletRow = {
    id: face?.id ?? id,
    name: face?.name ?? name,
    imageUrl: face?.imageUrl ?? (face && isNamed ? undefined : imageUrl),
    group: getWalletSource(context, id).hasPairingCode
      ? 'walletConnect'
      : isClear
        ? getConnectorGroup(context, ids, origin)
        : origin,
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

function withOwnIds(rows: readonly IdentifiedWalletRow[]): IdentifiedWalletRow[] {
  const taken = new Set<string>()
  return rows.map((known) => {
    const { row, ids } = known
    const id = taken.has(row.id) ? `${row.namespaces[0]}:${row.id}` : row.id
    taken.add(id)
    return id === row.id ? known : { ...known, row: { ...row, id }, ids: [id, ...ids] }
  })
}

export function findWalletRow(context: ModalContext, walletId: string): WalletRow | undefined {
  const known = getDiscoveredWallets(context)
  return (known.find(({ row }) => row.id === walletId) ?? known.find(({ ids }) => ids.includes(walletId)))?.row
}

export function getConnectorGroup(
  { options, stores }: ModalContext,
  ids: readonly string[],
  origin: ConnectorGroup,
): ConnectorGroup {
  const isNamed = (named: readonly string[] = []) => named.some((id) => ids.includes(id))
  if (isNamed(stores.recents.$recents.get())) return 'recent'
  return isNamed(options.featuredWalletIds) ? 'featured' : origin
}
