import type { DataCache } from '../cache/createDataCache'
import type { SourcePicker } from '../sources/createSourcePicker'
import { SourceError } from '../sources/SourceError'
import { readSourceCursor, toSourceCursor } from '../sources/sourceCursors'
import { blockscoutNfts } from './blockscoutNfts'
import { dasNfts } from './dasNfts'
import type { NftService, NftSettings } from './nftSettings'
import type { NftSource } from './types'

const LIFE_MS = 30_000

export interface NftRequest {
  readonly chainId: string
  readonly address: string
  readonly cursor: string | undefined
  /** Reads although an answer is stored. */
  readonly anew: boolean
}

export interface NftReader {
  hasAccount(request: Pick<NftRequest, 'chainId' | 'address'>): boolean
  hasPage(request: Pick<NftRequest, 'chainId' | 'cursor'>): boolean
  /** Returns a page as the JSON of its answer. Rejects with a `SourceError`. */
  read(request: NftRequest): Promise<string>
}

export function createNftReader({
  services,
  picker,
  cache,
}: {
  readonly services: NftSettings
  readonly picker: SourcePicker
  readonly cache: DataCache
}): NftReader {
  const sources = new Map(Object.entries(services).map(([chainId, list]) => [chainId, list.map(toSource)]))
  const find = (chainId: string) => sources.get(chainId) ?? []
  return {
    hasAccount: ({ chainId, address }) => find(chainId)[0]?.source.isAddress(address) === true,
    hasPage({ chainId, cursor: text }) {
      const page = readSourceCursor(find(chainId), text)
      if (page === undefined) return false
      const { cursor } = page
      return cursor === undefined || page.sources[0]?.source.isCursor(cursor) === true
    },
    async read({ chainId, address, cursor, anew }) {
      const all = find(chainId)
      const page = readSourceCursor(all, cursor)
      if (page === undefined) throw new SourceError('no source')
      const owner = chainId.startsWith('eip155:') ? address.toLowerCase() : address
      const load = async () => {
        const read = async (url: string, signal: AbortSignal) => {
          const found = page.sources.find((each) => each.url === url)
          if (found === undefined) throw new SourceError('no source')
          const query = { address: owner, url, cursor: page.cursor, signal }
          const { nfts, next, attribution } = await found.source.read(query)
          return { nfts, next: toSourceCursor(all, found, next) ?? null, attribution }
        }
        const urls = page.sources.map(({ url }) => url)
        const [answer] = await picker.read(urls, 1, read, chainId)
        if (answer === undefined) throw new SourceError('no page')
        return JSON.stringify(answer)
      }
      return cache.read(`nfts ${JSON.stringify([chainId, owner, cursor])}`, LIFE_MS, load, { anew })
    },
  }
}

const toSource = (service: NftService): { readonly source: NftSource; readonly url: string } =>
  'das' in service ? { source: dasNfts, url: service.das } : { source: blockscoutNfts, url: service.blockscout }
