import * as z from 'zod/mini'
import { RpcError } from '../http/answerRpc'
import { requestNode } from '../nodes/requestNode'
import { type Mint, NFT_MINTS } from '../solana/tokens/mints'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../solana/tokens/programs'

const paramsSchema = z.object({
  ownerAddress: z.string(),
  page: z.optional(z.number()),
  limit: z.optional(z.number()),
})

/**
 * Implements `getAssetsByOwner` of the Digital Asset Standard: the owner's indivisible tokens, read from the cluster.
 */
export async function readDasAssets({ rpcUrl, params, url }: { rpcUrl: string; params: unknown; url: string }) {
  const { data } = paramsSchema.safeParse(params)
  if (!data || rpcUrl === '') throw new RpcError(-32602, 'Invalid params')
  const { ownerAddress, page = 1, limit = 1_000 } = data
  const accounts = await Promise.all(
    [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].map(async (programId) => {
      const filter = [ownerAddress, { programId }, { encoding: 'jsonParsed' }]
      return (await requestNode(rpcUrl, 'getTokenAccountsByOwner', filter)).value
    }),
  )
  const held = accounts.flat().flatMap(({ account }) => {
    const { mint, tokenAmount } = account.data.parsed.info
    const nft = NFT_MINTS.find(({ address }) => address === mint)
    return nft && tokenAmount.amount === '1' ? [toAsset(nft, ownerAddress, url)] : []
  })
  const items = held.slice((page - 1) * limit, page * limit)
  return { total: items.length, limit, page, items }
}

const toAsset = ({ address, name, symbol }: Mint, owner: string, url: string) => ({
  interface: 'V1_NFT',
  id: address,
  content: {
    $schema: 'https://schema.metaplex.com/nft1.0.json',
    json_uri: '',
    files: [],
    metadata: {
      name,
      symbol,
      description: 'A buoy that rings when the tide turns.',
      attributes: [{ trait_type: 'Bell', value: 'Brass' }],
      token_standard: 'NonFungible',
    },
    links: { image: `${url}/pictures/${symbol}`, external_url: 'https://harbor.example/buoys' },
  },
  grouping: [{ group_key: 'collection', group_value: address, collection_metadata: { name: 'Harbor Buoys' } }],
  compression: { eligible: false, compressed: false },
  ownership: { frozen: false, delegated: false, ownership_model: 'single', owner },
  mutable: false,
  burnt: false,
})
