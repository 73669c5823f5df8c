import { type AdapterHost, type Ledger, NodeError, type TokenAmount } from '@foyer/core/adapter'
import { accountIdOf } from '../node/storageKeys.js'
import {
  createKeys,
  listAssets,
  nameless,
  readDescription,
  readHolding,
  readPlaces,
  toAssetId,
  USUAL_ID_LENGTH,
} from './assets.js'
import { type Ask, type AskedNetwork, createAsk } from './createAsk.js'

type Listing = Awaited<ReturnType<typeof listAssets>>

/** Assets of the pallet Assets: all that a chain lists, and those that the site names. */
export function createTokens(host: AdapterHost<'polkadot'>): Required<Pick<Ledger<'polkadot'>, 'tokens' | 'token'>> {
  /** What assets there are changes by the week, and is large. */
  const listings = new Map<string, Listing>()
  const list = async (ask: Ask, { network: { caipNetworkId } }: AskedNetwork): Promise<Listing> => {
    const before = listings.get(caipNetworkId)
    if (before) return before
    try {
      const listing = await listAssets(ask)
      listings.set(caipNetworkId, listing)
      return listing
    } catch (cause) {
      // A node that lists nothing can still be asked for what is known.
      if (cause instanceof NodeError) return { ids: [], idLength: USUAL_ID_LENGTH }
      throw cause
    }
  }
  return {
    async tokens(query) {
      const { address, known } = query
      const account = accountIdOf(address)
      const ask = createAsk(host, query)
      const listing = await list(ask, query)
      const keys = createKeys(listing.idLength)
      const infos = new Map(known.map((info) => [toAssetId(info.address), info]))
      const named = [...infos.keys()].flatMap((id) => id ?? [])
      const ids = [...new Set([...named, ...listing.ids])]
      const accounts = await readPlaces(
        ask,
        ids.map((id) => keys.account(id, account)),
      )
      const held = ids.flatMap((id) => {
        const amount = readHolding(accounts.get(keys.account(id, account)))
        return amount > 0n ? [{ id, amount }] : []
      })
      const unknown = held.filter(({ id }) => !infos.has(id)).map(({ id }) => keys.metadata(id))
      const descriptions = await readPlaces(ask, unknown)
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
      const ask = createAsk(host, query)
      const keys = createKeys((await list(ask, query)).idLength)
      const [details, metadata] = [keys.details(id), keys.metadata(id)]
      const found = await readPlaces(ask, [details, metadata])
      if (!found.has(details)) return undefined
      return { caipNetworkId: network.caipNetworkId, address: String(id), ...describe(id, found.get(metadata)) }
    },
  }
}

const describe = (id: bigint, metadata: Uint8Array | undefined) =>
  (metadata && readDescription(metadata)) ?? nameless(id)
