import { Hono } from 'hono'
import { isAddress } from 'viem'
import { readJsonBody, sendJson } from '../directory/responses'
import { readNfts } from '../evm/contracts/readNfts'
import { answerRpc, RpcError } from '../http/answerRpc'
import { requestNode } from '../nodes/requestNode'
import { readTestAccounts } from '../readTestAccounts'
import { createNftMetadata } from './createNftMetadata'
import { readDasAssets } from './readDasAssets'

const TYPES = { erc721: 'ERC-721', erc1155: 'ERC-1155' }

/** Serves NFT lists from the chains: Blockscout-like explorers for EVM, DAS for Solana. */
export function createNftRoutes({ rpcUrls }: { rpcUrls: Readonly<Record<string, string>> }) {
  const routes = new Hono()
  const originOf = (url: string) => new URL(url).origin
  routes.get('/explorers/:chainId/api/v2/addresses/:address/nft', async (context) => {
    const { chainId, address } = context.req.param()
    const rpcUrl = rpcUrls[chainId]
    if (rpcUrl === undefined || !isAddress(address, { strict: false }))
      return sendJson(context, { message: 'Not found' }, 404)
    const { addresses } = await readTestAccounts()
    const result = await readNfts({
      address,
      accounts: addresses.length,
      call: (to, data) => requestNode(rpcUrl, 'eth_call', [{ to, data }, 'latest']),
    })
    const items = result.map(({ nft, tokenId, amount }) => {
      const metadata = createNftMetadata(nft, tokenId, originOf(context.req.url))
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
    return sendJson(context, { items, next_page_params: null })
  })
  // Serves a file that is no picture.
  routes.get('/pictures/broken/:name', (context) => context.body('broken', 200, { 'content-type': 'image/png' }))
  routes.post('/das/:chainId', async (context) => {
    const rpcUrl = rpcUrls[context.req.param('chainId')] ?? ''
    const call = (method: string, params: unknown) => {
      if (method !== 'getAssetsByOwner') throw new RpcError(-32601, 'Method not found')
      return readDasAssets({ rpcUrl, params, url: originOf(context.req.url) })
    }
    const body = JSON.stringify(await readJsonBody(context))
    return context.body(await answerRpc(body, call), 200, { 'content-type': 'application/json' })
  })
  return routes
}
