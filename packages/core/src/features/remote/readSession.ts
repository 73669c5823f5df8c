import type { ChannelApproval } from '../../adapter/channel.js'
import { toImageUrl } from '../../adapter/toImageUrl.js'
import { REMOTE_WALLET_ID } from '../../constants.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { isCaipNetworkId, namespaceOf } from '../../utils/caip.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainName } from '../../utils/plainText.js'

// What the other side of a session says. The client has looked at some of it; all of it is foreign.

/** No wallet shows more accounts in one session. */
const MOST = 1_000

/** What the wallet says of itself, as it may be shown. */
export function readPeer(peer: unknown): Wallet {
  const metadata = isRecord(peer) && isRecord(peer.metadata) ? peer.metadata : {}
  const icons: readonly unknown[] = Array.isArray(metadata.icons) ? metadata.icons.slice(0, MOST) : []
  return {
    id: REMOTE_WALLET_ID,
    name: plainName(metadata.name) || 'WalletConnect',
    type: 'MULTI_CHAIN',
    imageUrl: icons.map(toImageUrl).find((url) => url !== undefined),
  }
}

/** A session as its own client keeps it: what the wallet granted, and what this page had asked for. */
export interface Grants {
  readonly namespaces?: unknown
  readonly requiredNamespaces?: unknown
  readonly optionalNamespaces?: unknown
}

/**
 * What the wallet approved for a namespace, as far as this page has asked for it: a wallet that grants more grants nothing
 * by it. A network without an account is none that can be used. Undefined when nothing is left.
 */
export function readGrants(
  { namespaces, requiredNamespaces, optionalNamespaces }: Grants,
  namespace: Namespace,
  isOffered: (caipNetworkId: CaipNetworkId) => boolean,
): ChannelApproval | undefined {
  const asked = [...partsOf(requiredNamespaces, namespace), ...partsOf(optionalNamespaces, namespace)]
  const granted = partsOf(namespaces, namespace)
  const of = (parts: readonly Part[], key: keyof Part) => new Set(parts.flatMap((part) => part[key]))
  const chains = of(asked, 'chains')
  const isAsked = (account: CaipAddress) => {
    const id = parseCaipAddress(account)?.caipNetworkId
    return id !== undefined && namespaceOf(id) === namespace && (chains.has(id) || isOffered(id))
  }
  const accounts = [...of(granted, 'accounts')].filter(isCaipAddress).filter(isAsked)
  if (!accounts.length) return undefined
  const both = (key: 'methods' | 'events') => [...of(granted, key)].filter((each) => of(asked, key).has(each))
  const networks = accounts.flatMap((each) => parseCaipAddress(each)?.caipNetworkId ?? [])
  return { accounts, caipNetworkIds: [...new Set(networks)], methods: both('methods'), events: both('events') }
}

interface Part {
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** CAIP-25: a namespace may come as `eip155`, or as one network of it, `eip155:1`. */
function partsOf(all: unknown, namespace: Namespace): readonly Part[] {
  if (!isRecord(all)) return []
  return Object.entries(all).flatMap(([key, part]) => {
    if (key.split(':')[0] !== namespace || !isRecord(part)) return []
    const { chains, accounts, methods, events } = part
    const own = isCaipNetworkId(key) ? [key] : []
    return [
      {
        chains: [...textsOf(chains), ...own],
        accounts: textsOf(accounts),
        methods: textsOf(methods),
        events: textsOf(events),
      },
    ]
  })
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.slice(0, MOST).filter((each): each is string => typeof each === 'string') : []

/** What happened in the wallet, as it tells the page. */
export type SessionNews =
  | { readonly type: 'accounts'; readonly namespace: Namespace; readonly addresses: readonly string[] }
  | { readonly type: 'network'; readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId }

/** How wallets say that other accounts are in use: everywhere, and on Bitcoin. */
const ACCOUNT_EVENTS: readonly unknown[] = ['accountsChanged', 'bip122_addressesChanged']

/** Undefined for what says nothing that a page could follow. */
export function readEvent(params: unknown): SessionNews | undefined {
  const { event, chainId }: { readonly event?: unknown; readonly chainId?: unknown } = Object(params)
  if (!isCaipNetworkId(chainId) || !isRecord(event)) return undefined
  const namespace = namespaceOf(chainId)
  const { name, data } = event
  if (ACCOUNT_EVENTS.includes(name) && Array.isArray(data)) {
    return { type: 'accounts', namespace, addresses: data.slice(0, MOST).flatMap(readAddress) }
  }
  if (name !== 'chainChanged') return undefined
  const caipNetworkId = data === undefined || data === null ? chainId : readNetworkId(namespace, data)
  return caipNetworkId && { type: 'network', namespace, caipNetworkId }
}

/** Wallets name a network by its id, its number, or its number in hex. One of another namespace is none of this. */
function readNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return namespaceOf(data) === namespace ? data : undefined
  const isHex = typeof data === 'string' && data.startsWith('0x')
  const reference = isHex || typeof data === 'number' ? readNumber(Number(data)) : data
  const id = `${namespace}:${typeof reference === 'string' ? reference : ''}`
  return isCaipNetworkId(id) ? id : undefined
}

const readNumber = (value: number) => (Number.isSafeInteger(value) && value > 0 ? String(value) : undefined)

/** Bitcoin's event names each address with what it is for. */
function readAddress(each: unknown): readonly string[] {
  const address = isRecord(each) ? each.address : each
  if (typeof address !== 'string' || !address) return []
  return [parseCaipAddress(address)?.address ?? address.slice(0, 200)]
}
