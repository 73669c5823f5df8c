import type { Account, ConnectionStatus } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { RecentWallet } from '../types/wallet.js'
import { isAppLink } from '../utils/appLink.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { isImageUrl } from '../utils/isImageUrl.js'
import { isRecord } from '../utils/isRecord.js'
import { sanitizeName } from '../utils/sanitizeText.js'
import { readConnectionStatuses } from './statuses.js'
import type { ModalStorage } from './storage.js'

export interface StoredConnection {
  readonly walletId: string
  readonly name: string
  readonly icon?: string | undefined
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly recent: boolean
  readonly auth?: { readonly name: string } | undefined
  readonly expected?: readonly string[] | undefined
}

export interface StoredState {
  readonly statuses: PerNamespace<ConnectionStatus>
  readonly connections: PerNamespace<readonly StoredConnection[]>
  readonly activeNetworkId?: CaipNetworkId | undefined
  readonly recentWallets: readonly RecentWallet[]
}

// Reads the state that the last visit stored. Removes each key whose value is invalid.
export function readStoredState(storage: ModalStorage): StoredState {
  return {
    statuses: readConnectionStatuses(storage),
    connections: storage.getJson('connections', (value) => recordOf(value, toConnections)) ?? {},
    recentWallets: storage.getJson('recent_wallets', (value) => listOf(value, toRecent)) ?? [],
  }
}

// Stores the state of the namespaces that this modal serves. What is stored for others stays, because another modal may
// serve them.
export function writeStoredState(
  storage: ModalStorage,
  memory: StoredState,
  isOurs: (namespace: Namespace) => boolean,
): void {
  const { statuses, connections } = readStoredState(storage)
  const others = <T>(all: PerNamespace<T>) => Object.entries(all).filter(([namespace]) => !isOurs(namespace))
  const all = <T>(stored: PerNamespace<T>, ours: PerNamespace<T>) =>
    Object.fromEntries([...others(stored), ...Object.entries(ours)])
  storage.setJson('connection_status', all(statuses, memory.statuses))
  const records = Object.entries(all(connections, memory.connections))
  storage.setJson('connections', Object.fromEntries(records.map(([key, list]) => [key, list?.map(toStoredConnection)])))
  storage.setJson('recent_wallets', memory.recentWallets.map(toStored))
  if (memory.activeNetworkId) storage.set('active_caip_network_id', memory.activeNetworkId)
}

const toText = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

const isWebLink = (link: string) => /^https:\/\/\S+$/i.test(link)

// Checks for the fields of a stored wallet, because other code may write to storage.
const RECENT_FIELDS: readonly (readonly [keyof RecentWallet, (value: string) => boolean])[] = [
  ['image_url', isImageUrl],
  ['rdns', (rdns) => /^[\w.-]{1,256}$/.test(rdns)],
  ['mobile_link', isAppLink],
  ['desktop_link', isAppLink],
  ['webapp_link', isWebLink],
  ['link_mode', isWebLink],
  ['homepage', isWebLink],
]

// Stored data calls a wallet's id `connectorId`.
const toStoredConnection = ({ walletId, ...rest }: StoredConnection) => ({ connectorId: walletId, ...rest })

const toStored = (wallet: RecentWallet) => (wallet.name ? wallet : wallet.id)

function toRecent(value: unknown): RecentWallet | undefined {
  if (typeof value === 'string') return value ? { id: value } : undefined
  if (!isRecord(value)) return undefined
  const id = toText(value.id)
  const name = sanitizeName(value.name)
  if (!id) return undefined
  const fields = RECENT_FIELDS.flatMap(([field, fits]) => {
    const text = toText(value[field])
    return text !== undefined && fits(text) ? [[field, text] as const] : []
  })
  // A stored name means that the wallet was connected by WalletConnect.
  return { id, ...(name && { name, supports_wc: true }), ...Object.fromEntries(fields) }
}

const toConnections = (value: unknown) => listOf(value, toConnection)

function toConnection(value: unknown): StoredConnection | undefined {
  if (!isRecord(value)) return undefined
  const { connectorId, name, icon, accounts, caipNetworkId, recent, auth, expected } = value
  const list = listOf(accounts, toAccount)
  if (typeof connectorId !== 'string' || typeof name !== 'string' || !list) return undefined
  return {
    walletId: connectorId,
    name: sanitizeName(name) || connectorId,
    icon: toText(icon),
    accounts: list,
    caipNetworkId: isCaipNetworkId(caipNetworkId) ? caipNetworkId : undefined,
    recent: recent === true,
    ...(isRecord(auth) && typeof auth.name === 'string' ? { auth: { name: sanitizeName(auth.name) } } : {}),
    ...(Array.isArray(expected) ? { expected: expected.map(String) } : {}),
  }
}

function toAccount(value: unknown): StoredConnection['accounts'][number] | undefined {
  if (!isRecord(value) || typeof value.address !== 'string' || typeof value.type !== 'string') return undefined
  return { address: value.address, type: value.type }
}

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
