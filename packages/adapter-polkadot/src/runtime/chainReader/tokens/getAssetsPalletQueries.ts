import { toCallArgument } from '../../methods/toCallArgument.js'
import type { ChainClient } from '../../node/ChainClient.js'

/** Returns the queries of the Assets pallet. Undefined for a chain without it. */
export function getAssetsPalletQueries(client: ChainClient) {
  const { asset, account, metadata } = client.query.assets ?? {}
  if (!asset || !account || !metadata || asset.meta.storageType.type !== 'Map') return undefined
  const { keyTypeId } = asset.meta.storageType.value
  return { asset, account, metadata, toKey: (id: bigint | undefined) => toCallArgument(client, keyTypeId, id) }
}
