import type { AdapterHost } from '@foyer/core/adapter'
import type { Descriptions } from './ChainClient.js'

const kept = new WeakMap<AdapterHost<'polkadot'>, Descriptions>()

/** Returns the descriptions of chains that a modal has loaded, half a megabyte each, so that it loads each once. */
export function metadataOf(host: AdapterHost<'polkadot'>): Descriptions {
  const metadata = kept.get(host) ?? new Map()
  kept.set(host, metadata)
  return metadata
}
