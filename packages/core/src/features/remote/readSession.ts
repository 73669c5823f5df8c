import type { ChannelApproval } from '../../adapter/channel.js'
import { REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { getNamespace, isCaipNetworkId } from '../../utils/caip.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { toImageUrl } from '../../utils/isImageUrl.js'
import { isRecord } from '../../utils/isRecord.js'
import { parseChainId } from '../../utils/parseChainId.js'
import { sanitizeName } from '../../utils/sanitizeText.js'

// The wallet defines the session's data, and WalletConnect's client validates only a part of it.

// Maximum number of accounts, of methods and of icons in a session.
const MAX_ITEMS = 1_000

export function readPeerWallet(peer: unknown): Wallet {
  const metadata = isRecord(peer) && isRecord(peer.metadata) ? peer.metadata : {}
  const icons: readonly unknown[] = Array.isArray(metadata.icons) ? metadata.icons.slice(0, MAX_ITEMS) : []
  return {
    id: REMOTE_WALLET_ID,
    name: sanitizeName(metadata.name) || 'WalletConnect',
    type: 'MULTI_CHAIN',
    imageUrl: icons.map(toImageUrl).find((url) => url !== undefined),
  }
}

/** Namespaces that the wallet approved and that the app had requested, as WalletConnect's client stores them. */
export interface SessionGrants {
  readonly namespaces?: unknown
  readonly requiredNamespaces?: unknown
  readonly optionalNamespaces?: unknown
  readonly sessionProperties?: unknown
  readonly scopedProperties?: unknown
}

/**
 * Returns what the wallet approved in a namespace, limited to the app's networks and to the methods and events that the
 * app requested. Leaves out networks without an account. Undefined when nothing is left.
 */
export function readSessionGrants(
  { namespaces, requiredNamespaces, optionalNamespaces, ...properties }: SessionGrants,
  namespace: Namespace,
  isOffered: (caipNetworkId: CaipNetworkId) => boolean,
): ChannelApproval | undefined {
  const requested = [...readScopes(requiredNamespaces, namespace), ...readScopes(optionalNamespaces, namespace)]
  const granted = readScopes(namespaces, namespace)
  const of = (parts: readonly SessionScope[], key: keyof SessionScope) => new Set(parts.flatMap((part) => part[key]))
  const chains = of(requested, 'chains')
  const isRequested = (account: CaipAddress) => {
    const id = parseCaipAddress(account)?.caipNetworkId
    return id !== undefined && getNamespace(id) === namespace && (chains.has(id) || isOffered(id))
  }
  const accounts = [...of(granted, 'accounts')].filter(isCaipAddress).filter(isRequested)
  if (!accounts.length) return undefined
  const intersect = (key: 'methods' | 'events') => [...of(granted, key)].filter((each) => of(requested, key).has(each))
  const networks = accounts.flatMap((each) => parseCaipAddress(each)?.caipNetworkId ?? [])
  return {
    accounts,
    caipNetworkIds: [...new Set(networks)],
    methods: intersect('methods'),
    events: intersect('events'),
    capabilities: readCapabilities(properties, namespace),
  }
}

/** Reads the capabilities that the wallet has put into the session, as objects or as JSON. */
function readCapabilities(
  { sessionProperties, scopedProperties }: Pick<SessionGrants, 'sessionProperties' | 'scopedProperties'>,
  namespace: Namespace,
): ChannelApproval['capabilities'] {
  const scopes = isRecord(scopedProperties) ? Object.entries(scopedProperties).slice(0, MAX_ITEMS) : []
  const entries = scopes.flatMap(([scope, of]): (readonly [string, unknown])[] => {
    if (scope.split(':')[0] !== namespace || !isRecord(of)) return []
    const accounts = Object.entries(of).filter(([key]) => isCaipAddress(key))
    return [[scope, of], ...accounts]
  })
  const all = [...(isRecord(sessionProperties) ? [[namespace, sessionProperties] as const] : []), ...entries]
  if (all.length === 0) return undefined
  return Object.fromEntries(all.map(([scope, of]) => [scope, isRecord(of) ? parseValues(of) : {}]))
}

const parseValues = (of: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(of)
      .slice(0, MAX_ITEMS)
      .map(([name, value]) => [name, typeof value === 'string' ? parseJson(value) : value]),
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface SessionScope {
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/**
 * Reads the parts of a namespace. Their keys are CAIP-25 scopes: the namespace (`eip155`) or a network (`eip155:1`).
 */
function readScopes(all: unknown, namespace: Namespace): readonly SessionScope[] {
  if (!isRecord(all)) return []
  return Object.entries(all).flatMap(([key, part]) => {
    if (key.split(':')[0] !== namespace || !isRecord(part)) return []
    const { chains, accounts, methods, events } = part
    const own = isCaipNetworkId(key) ? [key] : []
    return [
      {
        chains: [...toTexts(chains), ...own],
        accounts: toTexts(accounts),
        methods: toTexts(methods),
        events: toTexts(events),
      },
    ]
  })
}

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.slice(0, MAX_ITEMS).filter((each): each is string => typeof each === 'string') : []

export type SessionChange =
  | { readonly type: 'accounts'; readonly namespace: Namespace; readonly addresses: readonly string[] }
  | { readonly type: 'network'; readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId }

// Events by which wallets report changed accounts: the usual one, and that of Bitcoin.
const ACCOUNT_EVENTS: readonly unknown[] = ['accountsChanged', 'bip122_addressesChanged']

export function readSessionEvent(params: unknown): SessionChange | undefined {
  const { event, chainId }: { readonly event?: unknown; readonly chainId?: unknown } = Object(params)
  if (!isCaipNetworkId(chainId) || !isRecord(event)) return undefined
  const namespace = getNamespace(chainId)
  const { name, data } = event
  if (ACCOUNT_EVENTS.includes(name) && Array.isArray(data)) {
    return { type: 'accounts', namespace, addresses: data.slice(0, MAX_ITEMS).flatMap(readAddress) }
  }
  if (name !== 'chainChanged') return undefined
  const caipNetworkId = data === undefined || data === null ? chainId : readNetworkId(namespace, data)
  return caipNetworkId && { type: 'network', namespace, caipNetworkId }
}

function readNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return getNamespace(data) === namespace ? data : undefined
  const isHex = typeof data === 'string' && data.startsWith('0x')
  const reference = isHex || typeof data === 'number' || namespace === 'eip155' ? parseChainId(data) : data
  const id = `${namespace}:${typeof reference === 'object' ? '' : reference}`
  return isCaipNetworkId(id) ? id : undefined
}

function readAddress(each: unknown): readonly string[] {
  const address = isRecord(each) ? each.address : each
  if (typeof address !== 'string' || !address) return []
  return [parseCaipAddress(address)?.address ?? address.slice(0, 200)]
}
