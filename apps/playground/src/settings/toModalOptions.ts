import type { CaipNetworkId } from '@foyer/core'
import type { LocalServices, RpcUrls } from '../sandbox/localServices'
import { isSettingChanged, settingKeys } from './changes'
import { demoSettings } from './defaultSettings'
import { isStaticDemo } from './isStaticDemo'
import { chains, getCaipNetworkId, isNetworkKey } from './networks'
import type { SettingKey, Settings } from './settings'

export type OptionTree = { readonly [name: string]: unknown }

// Settings that are not copied: names in code in place of values, and options merged with local services.
const elsewhere = /^(page|evm|ui|services)\.|^(networks|defaultNetwork|customRpcUrls)$/
// Settings that the code on the page always contains, because every app needs them.
const always: readonly SettingKey[] = [
  'projectId',
  'metadata.name',
  'metadata.description',
  // This page enables all namespaces; the modal's defaults are fewer.
  'features.send',
  'features.activity',
  'features.names',
]
const alwaysPrinted = new Set<string>([...always, ...(isStaticDemo ? Object.keys(demoSettings) : [])])

/**
 * Returns the settings as options of `createModal`, without references: plain data, only differences from the defaults.
 * The modal and the code on the page are both created from it.
 */
export function toModalOptions(settings: Settings): OptionTree {
  const tree: Record<string, unknown> = {}
  for (const key of settingKeys) {
    if (elsewhere.test(key) || !(alwaysPrinted.has(key) || isSettingChanged(settings, key))) continue
    const value = toValue(key, settings[key])
    if (value !== undefined) put(tree, key, value)
  }
  return tree
}

/** Returns the networks' RPC URLs: the entered ones, else those of local chains. */
export function toRpcUrls({ networks, customRpcUrls }: Settings, { rpcUrls }: LocalServices): RpcUrls {
  const entries = networks.map(
    (key) => [getCaipNetworkId(key), customRpcUrls[key] || rpcUrls[getCaipNetworkId(key)]] as const,
  )
  return Object.fromEntries(entries.filter((entry): entry is [CaipNetworkId, string] => !!entry[1]))
}

function toValue(key: SettingKey, value: unknown): unknown {
  if (value === '' || value === 'default' || value === 'system') return undefined
  if (key === 'chainImages') return byNetwork(value, (network) => String(chains[network].id))
  if (key === 'tokens') {
    const addresses = byNetwork(value, getCaipNetworkId)
    return addresses && Object.fromEntries(Object.entries(addresses).map(([id, address]) => [id, { address }]))
  }
  if (key === 'paymasters') {
    const urls = byNetwork(value, getCaipNetworkId)
    return urls && Object.fromEntries(Object.entries(urls).map(([id, url]) => [id, { url }]))
  }
  // Namespaces whose signatures the sandbox's service verifies.
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

// `features.email` becomes `{ features: { email } }`; theme variables' names have no dot.
function put(tree: Record<string, unknown>, path: string, value: unknown): void {
  const [first = path, ...rest] = path.split('.')
  if (rest.length === 0) tree[first] = value
  else tree[first] = { ...(tree[first] as OptionTree | undefined), [rest.join('.')]: value }
}
