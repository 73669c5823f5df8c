import type { ApiPromise } from '@polkadot/api'
import { type AssetDescription, readDescription, toAssetId } from '../assets.js'

/** What assets are called, by network and id. Kept as long as the page is there: it hardly ever changes. */
export type AssetNames = Map<string, AssetDescription | undefined>

export interface NameAssetsParameters {
  readonly names: AssetNames
  readonly caipNetworkId: string
  /** Those that the site does not name. */
  readonly ids: readonly string[]
}

/** Reads from the chain what assets are called, in one question for all that have not been asked for before. */
export async function nameAssets(
  api: ApiPromise,
  { names, caipNetworkId, ids }: NameAssetsParameters,
): Promise<ReadonlyMap<string, AssetDescription | undefined>> {
  const keyOf = (id: string) => `${caipNetworkId}/${id}`
  const missing = [...new Set(ids)].filter((id) => toAssetId(id) !== undefined && !names.has(keyOf(id)))
  const { metadata } = api.query.assets ?? {}
  if (missing.length && metadata) {
    const answers = await metadata.multi(missing)
    missing.forEach((id, index) => {
      const bytes = answers[index]?.toU8a()
      names.set(keyOf(id), bytes && readDescription(bytes))
    })
  }
  return new Map(ids.map((id) => [id, names.get(keyOf(id))]))
}
