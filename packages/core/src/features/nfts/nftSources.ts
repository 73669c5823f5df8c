import type { FeatureService } from '../../feature/context.js'
import { BALANCE_RETRY_PAUSE_MS } from '../../portfolio/limits.js'
import { createWalletNftSource } from './createWalletNftSource.js'
import { getNftOptions } from './nftOptions.js'
import type { CreateNftSource, NftSource } from './nftSource.js'

const createServiceSource: CreateNftSource = ({ options, modal }) => {
  const { service, ipfs } = getNftOptions(options)
  return {
    id: 'service',
    supports: ({ caipNetworkId }) => service.includes(caipNetworkId),
    async read(query) {
      const { readServiceNfts } = await import('./serviceNfts.js')
      return readServiceNfts({ modal, ipfs }, query)
    },
  }
}

const createExplorerSource: CreateNftSource = ({ options, noteRequest, signal: life }) => {
  const { blockscout, ipfs } = getNftOptions(options)
  return {
    id: 'explorer',
    supports: ({ caipNetworkId }) => blockscout[caipNetworkId] !== undefined,
    async read(query) {
      const baseUrl = blockscout[query.network.caipNetworkId]
      if (baseUrl === undefined) return undefined
      const { readBlockscoutNfts } = await import('./blockscoutNfts.js')
      return readBlockscoutNfts({ baseUrl, ipfs, life, note: (asked) => noteRequest(asked, 'nfts') }, query)
    },
  }
}

const createDasSource: CreateNftSource = ({ options, noteRequest, signal: life }) => {
  const { das: urls, ipfs } = getNftOptions(options)
  return {
    id: 'das',
    supports: ({ caipNetworkId }) => urls[caipNetworkId] !== undefined,
    async read(query) {
      const url = urls[query.network.caipNetworkId]
      if (url === undefined) return undefined
      const { readDasNfts } = await import('./dasNfts.js')
      return readDasNfts({ url, ipfs, life, note: (asked) => noteRequest(asked, 'nfts') }, query)
    },
  }
}

// Sources of NFTs, the preferred one first. The data service lists those of the networks that the app names: the hosted
// one has no endpoint for NFTs.
export const nftSources: FeatureService<readonly NftSource[]> = {
  create: (context) => [
    ...[createWalletNftSource(context)].flatMap((source) => source ?? []),
    ...[createServiceSource, createExplorerSource, createDasSource].flatMap((make) => {
      const source = make(context)
      return source ? [withFailureLock(source)] : []
    }),
  ],
}

/** Wraps a source so that, for a while after a failure, it rejects with the same error instead of sending a request. */
function withFailureLock(source: NftSource): NftSource {
  let failed: { readonly cause: unknown; readonly at: number } | undefined
  return {
    ...source,
    async read(query) {
      if (failed && Date.now() - failed.at < BALANCE_RETRY_PAUSE_MS) throw failed.cause
      failed = undefined
      try {
        return await source.read(query)
      } catch (cause) {
        if (!query.signal.aborted) failed = { cause, at: Date.now() }
        throw cause
      }
    },
  }
}
