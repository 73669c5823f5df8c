import type { NetworkDescription } from '@foyer/core/adapter'

const dot = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd = { name: 'Westend', symbol: 'WND', decimals: 12 }
const pas = { name: 'Paseo', symbol: 'PAS', decimals: 10 }

/** Network names by CAIP-2 reference. Importing `networks.ts` here would stop apps from tree-shaking it. */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['91b171bb158e2d3848fa23a9f1c25182', { name: 'Polkadot', nativeCurrency: dot }],
  ['b0a8d493285c2df73290dfb7e61f870f', { name: 'Kusama', nativeCurrency: ksm }],
  ['e143f23803ac50e8f6f8e62695d1ce9e', { name: 'Westend', nativeCurrency: wnd, testnet: true }],
  ['68d56f15f85d3136970ec16946040bc1', { name: 'Polkadot Asset Hub', nativeCurrency: dot }],
  ['48239ef607d7928874027a43a6768920', { name: 'Kusama Asset Hub', nativeCurrency: ksm }],
  ['67f9723393ef76214df0118c34bbbd3d', { name: 'Westend Asset Hub', nativeCurrency: wnd, testnet: true }],
  ['77afd6190f1554ad45fd0d31aee62aac', { name: 'Paseo', nativeCurrency: pas, testnet: true }],
  ['d6eec26135305a8ad257a20d00335728', { name: 'Paseo Asset Hub', nativeCurrency: pas, testnet: true }],
])
