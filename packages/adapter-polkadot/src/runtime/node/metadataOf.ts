import type { AdapterHost } from '@foyer/core/adapter'

const kept = new WeakMap<AdapterHost<'polkadot'>, Record<string, `0x${string}`>>()

/** Descriptions of chains by genesis hash and version, half a megabyte each: one modal loads each once. */
export function metadataOf(host: AdapterHost<'polkadot'>): Record<string, `0x${string}`> {
  const metadata = kept.get(host) ?? {}
  kept.set(host, metadata)
  return metadata
}
