import type { AdapterContext } from '@foyer/core/adapter'
import type { MetadataCache } from './ChainClient.js'

const caches = new WeakMap<AdapterContext<'polkadot'>, MetadataCache>()

export function getMetadataCache(adapterContext: AdapterContext<'polkadot'>): MetadataCache {
  const metadata = caches.get(adapterContext) ?? new Map()
  caches.set(adapterContext, metadata)
  return metadata
}
