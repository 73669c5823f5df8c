import type { Account, ConnectionStatus } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { RecentWallet } from '../types/wallet.js'
import { isAppLink } from '../utils/appLink.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { isImageUrl } from '../utils/isImageUrl.js'
import { isRecord } from '../utils/isRecord.js'
import { plainName } from '../utils/plainText.js'
import { readStatuses } from './statuses.js'
import type { Storage } from './storage.js'

/** A connection as it lies in storage. */
export interface StoredConnection {
  readonly connectorId: string
  readonly name: string
  readonly icon?: string | undefined
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly recent: boolean
  /** How the visitor signed in, where the connection is a login. */
  readonly auth?: { readonly name: string } | undefined
}

/** What is remembered from one visit to the next. */
export interface Memory {
  /** The stored status of each namespace. */
  readonly statuses: PerNamespace<ConnectionStatus>
  /** The connections of each namespace, the active one first. */
  readonly connections: PerNamespace<readonly StoredConnection[]>
  readonly activeNetworkId?: CaipNetworkId | undefined
  readonly recentWallets: readonly RecentWallet[]
}

/** Reads what the last visit left. Whatever does not fit is reset, one key at a time. */
export function readMemory(storage: Storage): Memory {
  return {
    statuses: readStatuses(storage),
    connections: storage.getJson('connections', (value) => recordOf(value, toConnections)) ?? {},
    recentWallets: storage.getJson('recent_wallets', (value) => listOf(value, toRecent)) ?? [],
  }
}

/** Writes what belongs to the namespaces of this page's modal. Those of other pages stay as they are. */
export function writeMemory(storage: Storage, memory: Memory, isOurs: (namespace: Namespace) => boolean): void {
  const { statuses, connections } = readMemory(storage)
  const others = <T>(all: PerNamespace<T>) => Object.entries(all).filter(([namespace]) => !isOurs(namespace))
  const all = <T>(stored: PerNamespace<T>, ours: PerNamespace<T>) =>
    Object.fromEntries([...others(stored), ...Object.entries(ours)])
  storage.setJson('connection_status', all(statuses, memory.statuses))
  storage.setJson('connections', all(connections, memory.connections))
  storage.setJson('recent_wallets', memory.recentWallets.map(toStored))
  if (memory.activeNetworkId) storage.set('active_caip_network_id', memory.activeNetworkId)
}

const toText = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

const isWebLink = (link: string) => /^https:\/\/\S+$/i.test(link)

/** What else is kept of a wallet on another device, and what it has to be: others may have written it. */
const RECENT_FIELDS: readonly (readonly [keyof RecentWallet, (value: string) => boolean])[] = [
  ['image_url', isImageUrl],
  ['rdns', (rdns) => /^[\w.-]{1,256}$/.test(rdns)],
  ['mobile_link', isAppLink],
  ['desktop_link', isAppLink],
  ['webapp_link', isWebLink],
  ['homepage', isWebLink],
]

/** What is known of it beside its id, if anything is. */
const toStored = (wallet: RecentWallet) => (wallet.name ? wallet : wallet.id)

/** An id alone, or with what is needed to reach it again. */
function toRecent(value: unknown): RecentWallet | undefined {
  if (typeof value === 'string') return value ? { id: value } : undefined
  if (!isRecord(value)) return undefined
  const id = toText(value.id)
  const name = plainName(value.name)
  if (!id) return undefined
  const fields = RECENT_FIELDS.flatMap(([field, fits]) => {
    const text = toText(value[field])
    return text !== undefined && fits(text) ? [[field, text] as const] : []
  })
  // Only what was reached over a remote session is kept with its name.
  return { id, ...(name && { name, supports_wc: true }), ...Object.fromEntries(fields) }
}

const toConnections = (value: unknown) => listOf(value, toConnection)

function toConnection(value: unknown): StoredConnection | undefined {
  if (!isRecord(value)) return undefined
  const { connectorId, name, icon, accounts, caipNetworkId, recent, auth } = value
  const list = listOf(accounts, toAccount)
  if (typeof connectorId !== 'string' || typeof name !== 'string' || !list) return undefined
  return {
    connectorId,
    name: plainName(name) || connectorId,
    icon: toText(icon),
    accounts: list,
    caipNetworkId: isCaipNetworkId(caipNetworkId) ? caipNetworkId : undefined,
    recent: recent === true,
    ...(isRecord(auth) && typeof auth.name === 'string' ? { auth: { name: plainName(auth.name) } } : {}),
  }
}

function toAccount(value: unknown): StoredConnection['accounts'][number] | undefined {
  if (!isRecord(value) || typeof value.address !== 'string' || typeof value.type !== 'string') return undefined
  return { address: value.address, type: value.type }
}

/** The list, or undefined when one item does not fit. */
function listOf<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map(parse)
  return items.includes(undefined) ? undefined : items.filter((item) => item !== undefined)
}

function recordOf<T>(value: unknown, parse: (item: unknown) => T | undefined): Record<string, T> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).map(([key, item]) => [key, parse(item)] as const)
  return entries.some(([, item]) => item === undefined)
    ? undefined
    : Object.fromEntries(entries.flatMap(([key, item]) => (item === undefined ? [] : [[key, item]])))
}
