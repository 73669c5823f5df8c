import { toArgument } from '../acts/toArgument.js'
import type { ChainClient } from '../node/ChainClient.js'

/** The places of the pallet Assets on one chain. Undefined where it has no such pallet. */
export function assetQueries(client: ChainClient) {
  const { asset, account, metadata } = client.query.assets ?? {}
  if (!asset || !account || !metadata || asset.meta.storageType.type !== 'Map') return undefined
  const { keyTypeId } = asset.meta.storageType.value
  return { asset, account, metadata, toKey: (id: bigint | undefined) => toArgument(client, keyTypeId, id) }
}
