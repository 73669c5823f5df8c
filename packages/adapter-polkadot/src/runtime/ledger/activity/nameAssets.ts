import type { ChainClient } from '../../node/ChainClient.js'
import { assetQueries } from '../assetQueries.js'
import { type AssetDescription, readDescription, readPlaces, toAssetId } from '../assets.js'
import type { Ask } from '../createAsk.js'

/** What assets are called, by network and id. Kept as long as the page is there: it hardly ever changes. */
export type AssetNames = Map<string, AssetDescription | undefined>

export interface NameAssetsParameters {
  readonly ask: Ask
  readonly names: AssetNames
  readonly caipNetworkId: string
  /** Those that the site does not name. */
  readonly ids: readonly string[]
}

/** Reads from the chain what assets are called, in one question for all that have not been asked for before. */
export async function nameAssets(
  client: ChainClient,
  { names, caipNetworkId, ids, ask }: NameAssetsParameters,
): Promise<ReadonlyMap<string, AssetDescription | undefined>> {
  const keyOf = (id: string) => `${caipNetworkId}/${id}`
  const missing = [...new Set(ids)].filter((id) => toAssetId(id) !== undefined && !names.has(keyOf(id)))
  const assets = missing.length ? assetQueries(client) : undefined
  if (assets) {
    const places = new Map(missing.map((id) => [id, assets.metadata.rawKey(assets.toKey(toAssetId(id)))]))
    const found = await readPlaces(ask, [...places.values()])
    for (const [id, place] of places) {
      const bytes = found.get(place)
      names.set(keyOf(id), bytes && readDescription(bytes))
    }
  }
  return new Map(ids.map((id) => [id, names.get(keyOf(id))]))
}
