import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { startSource } from '../testing/startSource'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const OWNER = `0x${'ab'.repeat(20)}`
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const MINT = '4'.repeat(44)
const USDC = { address: `0x${'c0'.repeat(20)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6, priceId: 'usd-coin' }
const projectId = 'harbor'
const [chainId, currency, forceUpdate] = ['eip155:1', 'usd', 'true']

it('balances, prices, history, NFTs and nodes survive any request and any answer of a source', {
  timeout: 240_000,
}, async () => {
  let given: unknown
  const source = await startSource(({ body }) => {
    const isCall = body.includes('jsonrpc') && !body.startsWith('[')
    return { json: isCall ? { id: 0, result: given } : given }
  })
  const explorer = { blockscout: source.url }
  const prices = { url: `${source.url}/?ids={ids}&vs_currencies={currency}` }
  const server = await start({
    nodes: { 'eip155:1': [source.url], 'eip155:10': [source.url, `${source.url}/other`], [SOLANA]: [source.url] },
    data: {
      TOKENS: { 'eip155:1': [USDC] },
      COMPARED: ['eip155:10'],
      PRICES: [prices, { url: `${prices.url}&other` }],
      HISTORY: { 'eip155:10': [explorer, { ponder: `${source.url}/graphql` }] },
      NFTS: { 'eip155:1': [explorer, { blockscout: `${source.url}/other` }], [SOLANA]: [{ das: source.url }] },
    },
    proxies: 1,
  })
  const account = `/v1/account/${OWNER}`
  await fuzzEndpoints(
    server,
    [
      { method: 'GET', path: `${account}/balance`, query: { projectId, currency, chainId, forceUpdate } },
      { method: 'GET', path: `/v1/account/${MINT}/balance`, query: { projectId, chainId: SOLANA, forceUpdate } },
      { method: 'GET', path: `${account}/history`, query: { projectId, chainId, cursor: '5' } },
      { method: 'GET', path: `${account}/history`, query: { projectId, chainId: 'eip155:10', cursor: '0:[null,{}]' } },
      { method: 'GET', path: `${account}/nfts`, query: { projectId, chainId, cursor: '1:{"token_id":"9"}' } },
      { method: 'GET', path: `/v1/account/${MINT}/nfts`, query: { projectId, chainId: SOLANA, cursor: '2' } },
      {
        ...{ method: 'POST', path: '/v1/fungible/price', query: { projectId } },
        body: { currency, addresses: [`eip155:1:${USDC.address}`] },
      },
      {
        ...{ method: 'POST', path: '/v1', query: { projectId, chainId } },
        body: [{ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: OWNER }, 'latest'] }],
      },
    ],
    (answer) => {
      given = answer
    },
  )
})
