import { Hono } from 'hono'
import { isAddress } from 'viem'
import { readNfts } from '../anvil/contracts/readNfts'
import { json, sent } from '../directory/answer'
import { answerRpc, RpcError } from '../http/rpc'
import { askNode } from '../nodes/askNode'
import { readRoster } from '../readRoster'
import { describeNft } from './describeNft'
import { readDasAssets } from './readDasAssets'

const TYPES = { erc721: 'ERC-721', erc1155: 'ERC-1155' }

/**
 * NFTs as others list them: explorers in the manner of Blockscout, one for each EVM chain, and DAS for Solana. Both read the
 * chains.
 */
export function createNftRoutes({ rpcUrls }: { rpcUrls: Readonly<Record<string, string>> }) {
  const routes = new Hono()
  const originOf = (url: string) => new URL(url).origin
  routes.get('/explorers/:chainId/api/v2/addresses/:address/nft', async (context) => {
    const { chainId, address } = context.req.param()
    const rpcUrl = rpcUrls[chainId]
    if (rpcUrl === undefined || !isAddress(address, { strict: false }))
      return json(context, { message: 'Not found' }, 404)
    const { addresses } = await readRoster()
    const found = await readNfts({
      address,
      accounts: addresses.length,
      call: (to, data) => askNode(rpcUrl, 'eth_call', [{ to, data }, 'latest']),
    })
    const items = found.map(({ nft, tokenId, amount }) => {
      const metadata = describeNft(nft, tokenId, originOf(context.req.url))
      return {
        id: tokenId,
        is_unique: nft.standard === 'erc721',
        token: { address_hash: nft.address, name: nft.collection, symbol: nft.symbol, type: TYPES[nft.standard] },
        token_type: TYPES[nft.standard],
        value: String(amount),
        image_url: metadata.image,
        external_app_url: metadata.external_url,
        metadata,
      }
    })
    return json(context, { items, next_page_params: null })
  })
  // One that cannot be drawn.
  routes.get('/pictures/broken/:name', (context) => context.body('broken', 200, { 'content-type': 'image/png' }))
  routes.post('/das/:chainId', async (context) => {
    const rpcUrl = rpcUrls[context.req.param('chainId')] ?? ''
    const call = (method: string, params: unknown) => {
      if (method !== 'getAssetsByOwner') throw new RpcError(-32601, 'Method not found')
      return readDasAssets({ rpcUrl, params, url: originOf(context.req.url) })
    }
    const body = JSON.stringify(await sent(context))
    return context.body(await answerRpc(body, call), 200, { 'content-type': 'application/json' })
  })
  return routes
}
