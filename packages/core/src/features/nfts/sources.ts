import { BALANCE_LOCK } from '../../constants.js'
import type { ModalContext, Part } from '../../context.js'
import { nftOptions } from './nftOptions.js'
import type { MakeNftSource, NftSource } from './nftSource.js'
import { walletNfts } from './walletNfts.js'

/** An explorer of the site's choice. What reads it is loaded where there is one. */
const explorer: MakeNftSource = ({ options, signal: life }) => {
  const { blockscout, ipfs } = nftOptions(options)
  return {
    id: 'explorer',
    knows: ({ caipNetworkId }) => blockscout[caipNetworkId] !== undefined,
    async read(query) {
      const baseUrl = blockscout[query.network.caipNetworkId]
      if (baseUrl === undefined) return undefined
      const { readBlockscoutNfts } = await import('./blockscoutNfts.js')
      return readBlockscoutNfts({ baseUrl, ipfs, life }, query)
    },
  }
}

/** A node of the site's choice that knows the Digital Asset Standard. */
const das: MakeNftSource = ({ options, signal: life }) => {
  const { das: urls, ipfs } = nftOptions(options)
  return {
    id: 'das',
    knows: ({ caipNetworkId }) => urls[caipNetworkId] !== undefined,
    async read(query) {
      const url = urls[query.network.caipNetworkId]
      if (url === undefined) return undefined
      const { readDasNfts } = await import('./dasNfts.js')
      return readDasNfts({ url, ipfs, life }, query)
    },
  }
}

/** Who is asked, first to last. The data service has no answer to this: it only names NFTs in what happened. */
export const nftSources: Part<readonly NftSource[]> = {
  create: (context: ModalContext) => [
    ...[walletNfts(context)].flatMap((source) => source ?? []),
    ...[explorer, das].flatMap((make) => {
      const source = make(context)
      return source ? [withLock(source)] : []
    }),
  ],
}

/** After a failure it is left alone for a while: what is asked meanwhile fails as it did. */
function withLock(source: NftSource): NftSource {
  let failed: { readonly cause: unknown; readonly at: number } | undefined
  return {
    ...source,
    async read(query) {
      if (failed && Date.now() - failed.at < BALANCE_LOCK) throw failed.cause
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
