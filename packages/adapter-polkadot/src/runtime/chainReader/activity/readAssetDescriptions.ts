import type { ChainClient } from '../../node/ChainClient.js'
import type { NodeRequester } from '../createNodeRequester.js'
import { type AssetDescription, parseAssetMetadata, readStorageValues, toAssetId } from '../tokens/assets.js'
import { getAssetsPalletQueries } from '../tokens/getAssetsPalletQueries.js'

export type AssetDescriptions = Map<string, AssetDescription | undefined>

export interface ReadAssetDescriptionsParameters {
  readonly request: NodeRequester
  readonly names: AssetDescriptions
  readonly caipNetworkId: string
  readonly ids: readonly string[]
}

export async function readAssetDescriptions(
  client: ChainClient,
  { names, caipNetworkId, ids, request }: ReadAssetDescriptionsParameters,
): Promise<ReadonlyMap<string, AssetDescription | undefined>> {
  const keyOf = (id: string) => `${caipNetworkId}/${id}`
  const missing = [...new Set(ids)].filter((id) => toAssetId(id) !== undefined && !names.has(keyOf(id)))
  const assets = missing.length ? getAssetsPalletQueries(client) : undefined
  if (assets) {
    const places = new Map(missing.map((id) => [id, assets.metadata.rawKey(assets.toKey(toAssetId(id)))]))
    const result = await readStorageValues(request, [...places.values()])
    for (const [id, place] of places) {
      const bytes = result.get(place)
      names.set(keyOf(id), bytes && parseAssetMetadata(bytes))
    }
  }
  return new Map(ids.map((id) => [id, names.get(keyOf(id))]))
}
