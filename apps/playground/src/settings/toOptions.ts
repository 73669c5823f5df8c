import type { CaipNetworkId } from '@foyer/core'
import type { Local, RpcUrls } from '../sandbox/local'
import { isChanged, settingKeys } from './changes'
import { caipNetworkId, chains, isNetworkKey } from './networks'
import type { SettingKey, Settings } from './settings'

export type OptionTree = { readonly [name: string]: unknown }

// Not options of `createModal`, references that code writes by name, or joined with what runs on this machine.
const elsewhere = /^(page|evm|ui|services)\.|^(networks|defaultNetwork|customRpcUrls)$/
// Always written, because no site should leave them out.
const always: readonly SettingKey[] = [
  'projectId',
  'metadata.name',
  'metadata.description',
  // This page shows all that there is; the modal's own defaults are fewer kinds of networks.
  'features.send',
  'features.activity',
  'features.names',
]

/**
 * The settings as `createModal` takes them, without those that are references: plain data, only what differs from the
 * defaults. The modal is made from it and the code on the page is printed from it, so the two cannot differ.
 */
export function toOptions(settings: Settings): OptionTree {
  const tree: Record<string, unknown> = {}
  for (const key of settingKeys) {
    if (elsewhere.test(key) || !(always.includes(key) || isChanged(settings, key))) continue
    const value = toValue(key, settings[key])
    if (value !== undefined) put(tree, key, value)
  }
  return tree
}

/** What was entered first, then the local chains for the networks that have one. */
export function toRpcUrls({ networks, customRpcUrls }: Settings, { rpcUrls }: Local): RpcUrls {
  const entries = networks.map(
    (key) => [caipNetworkId(key), customRpcUrls[key] || rpcUrls[caipNetworkId(key)]] as const,
  )
  return Object.fromEntries(entries.filter((entry): entry is [CaipNetworkId, string] => !!entry[1]))
}

function toValue(key: SettingKey, value: unknown): unknown {
  if (value === '' || value === 'default' || value === 'system') return undefined
  if (key === 'chainImages') return byNetwork(value, (network) => String(chains[network].id))
  if (key === 'tokens') {
    const addresses = byNetwork(value, caipNetworkId)
    return addresses && Object.fromEntries(Object.entries(addresses).map(([id, address]) => [id, { address }]))
  }
  // Where the sandbox's service can tell who has signed.
  if (key === 'features.names' && value === 'everywhere') return { namespaces: ['eip155', 'solana'] }
  if (value === 'everywhere') return { namespaces: ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] }
  if (key.startsWith('features.') && (value === 'on' || value === 'off')) return value === 'on'
  return value
}

function byNetwork(value: unknown, toKey: (network: Settings['networks'][number]) => string) {
  const entries = Object.entries(value as Settings['chainImages']).flatMap(([network, text]) =>
    isNetworkKey(network) && text ? [[toKey(network), text] as const] : [],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** `features.email` goes to `{ features: { email } }`; the names of theme variables hold no dot. */
function put(tree: Record<string, unknown>, path: string, value: unknown): void {
  const [first = path, ...rest] = path.split('.')
  if (rest.length === 0) tree[first] = value
  else tree[first] = { ...(tree[first] as OptionTree | undefined), [rest.join('.')]: value }
}
