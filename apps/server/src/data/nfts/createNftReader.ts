import type { DataCache } from '../cache/createDataCache'
import type { SourcePicker } from '../sources/createSourcePicker'
import { SourceError } from '../sources/SourceError'
import { blockscoutNfts } from './blockscoutNfts'
import { dasNfts } from './dasNfts'
import type { NftSettings } from './nftSettings'
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
  const find = (chainId: string): { readonly source: NftSource; readonly url: string } | undefined => {
    const service = Object.hasOwn(services, chainId) ? services[chainId] : undefined
    if (service === undefined) return undefined
    return 'das' in service
      ? { source: dasNfts, url: service.das }
      : { source: blockscoutNfts, url: service.blockscout }
  }
  return {
    hasAccount: ({ chainId, address }) => find(chainId)?.source.isAddress(address) === true,
    hasPage: ({ chainId, cursor }) => cursor === undefined || find(chainId)?.source.isCursor(cursor) === true,
    async read({ chainId, address, cursor, anew }) {
      const found = find(chainId)
      if (found === undefined) throw new SourceError('no source')
      const owner = chainId.startsWith('eip155:') ? address.toLowerCase() : address
      const load = async () => {
        const read = (url: string, signal: AbortSignal) => found.source.read({ address: owner, url, cursor, signal })
        const [page] = await picker.read([found.url], 1, read)
        if (page === undefined) throw new SourceError('no page')
        const { nfts, next, attribution } = page
        return JSON.stringify({ nfts, next: next ?? null, attribution })
      }
      return cache.read(`nfts ${JSON.stringify([chainId, owner, cursor])}`, LIFE_MS, load, { anew })
    },
  }
}
