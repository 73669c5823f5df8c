import { type AdapterContext, type ChainReader, NodeError, type TokenAmount } from '@foyer/core/adapter'
import { toAccountId } from '../../node/storageKeys.js'
import { createNodeRequester, type NetworkQuery, type NodeRequester } from '../createNodeRequester.js'
import {
  createAssetStorageKeys,
  DEFAULT_ASSET_ID_LENGTH,
  describeUnnamedAsset,
  listAssetIds,
  parseAssetBalance,
  parseAssetMetadata,
  readStorageValues,
  toAssetId,
} from './assets.js'

type Listing = Awaited<ReturnType<typeof listAssetIds>>

export function createTokenReader(
  adapterContext: AdapterContext<'polkadot'>,
): Required<Pick<ChainReader<'polkadot'>, 'tokens' | 'token'>> {
  /** Cached asset ids by network id: listing them is a large request, and they change rarely. */
  const listings = new Map<string, Listing>()
  const list = async (request: NodeRequester, { network: { caipNetworkId } }: NetworkQuery): Promise<Listing> => {
    const before = listings.get(caipNetworkId)
    if (before) return before
    try {
      const listing = await listAssetIds(request)
      listings.set(caipNetworkId, listing)
      return listing
    } catch (cause) {
      // Assets that the app lists can be read even if the node lists none.
      if (cause instanceof NodeError) return { ids: [], idLength: DEFAULT_ASSET_ID_LENGTH }
      throw cause
    }
  }
  return {
    async tokens(query) {
      const { address, known } = query
      const account = toAccountId(address)
      const request = createNodeRequester(adapterContext, query)
      const listing = await list(request, query)
      const keys = createAssetStorageKeys(listing.idLength)
      const infos = new Map(known.map((info) => [toAssetId(info.address), info]))
      const named = [...infos.keys()].flatMap((id) => id ?? [])
      const ids = [...new Set([...named, ...listing.ids])]
      const accounts = await readStorageValues(
        request,
        ids.map((id) => keys.account(id, account)),
      )
      const held = ids.flatMap((id) => {
        const amount = parseAssetBalance(accounts.get(keys.account(id, account)))
        return amount > 0n ? [{ id, amount }] : []
      })
      const unknown = held.filter(({ id }) => !infos.has(id)).map(({ id }) => keys.metadata(id))
      const descriptions = await readStorageValues(request, unknown)
      return held.map(({ id, amount }): TokenAmount => {
        const info = infos.get(id)
        const { name, symbol, decimals } = info ?? describe(id, descriptions.get(keys.metadata(id)))
        return { name, symbol, decimals, amount, address: String(id), ...(info?.iconUrl && { iconUrl: info.iconUrl }) }
      })
    },
    async token(query) {
      const { address, network } = query
      const id = toAssetId(address)
      if (id === undefined) return undefined
      const request = createNodeRequester(adapterContext, query)
      const keys = createAssetStorageKeys((await list(request, query)).idLength)
      const [details, metadata] = [keys.details(id), keys.metadata(id)]
      const result = await readStorageValues(request, [details, metadata])
      if (!result.has(details)) return undefined
      return { caipNetworkId: network.caipNetworkId, address: String(id), ...describe(id, result.get(metadata)) }
    },
  }
}

const describe = (id: bigint, metadata: Uint8Array | undefined) =>
  (metadata && parseAssetMetadata(metadata)) ?? describeUnnamedAsset(id)
