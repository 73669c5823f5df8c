import { it } from 'vitest'
import { createSwapAnswer } from '../testing/createSwapAnswer'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { startFakeService } from '../testing/startFakeService'
import { useServer } from '../testing/useServer'
import { SWAP_PROVIDERS } from './routers'
import { NATIVE_COIN } from './types'

const { start } = useServer()

const DOLLAR = `eip155:1:0x${'d1'.repeat(20)}`
const USER = `eip155:1:0x${'aa'.repeat(20)}`
const [projectId, chainId, provider, amount] = ['harbor', 'eip155:1', '0x', '1000000']
const pair = { from: DOLLAR, to: `eip155:1:${NATIVE_COIN}`, userAddress: USER }

it('the calls of swaps survive any request and any answer of a provider', { timeout: 240_000 }, async () => {
  let given: unknown
  // Two of three answers are those of the reference, so that requests get to the checks of transactions.
  let count = 0
  const services = await Promise.all(
    SWAP_PROVIDERS.map((name) =>
      startFakeService((request) => {
        count += 1
        return { body: count % 3 === 0 ? given : createSwapAnswer(name, request, 400_000n) }
      }),
    ),
  )
  const node = await startFakeService(() => ({ body: { jsonrpc: '2.0', id: 1, result: given } }))
  const server = await start({
    swapProviders: SWAP_PROVIDERS.map((name, index) => ({
      ...{ name, key: 'secret', routers: {}, apiUrl: services[index]?.url ?? '' },
    })),
    nodes: { 'eip155:1': [node.url] },
    proxies: 1,
  })
  await fuzzEndpoints(
    server,
    [
      { method: 'GET', path: '/v1/convert/tokens', query: { projectId, chainId } },
      { method: 'GET', path: '/v1/convert/quotes', query: { projectId, ...pair, amount } },
      { method: 'GET', path: '/v1/convert/allowance', query: { tokenAddress: DOLLAR, userAddress: USER, provider } },
      { method: 'GET', path: '/v1/convert/gas-price', query: { projectId, chainId } },
      { method: 'GET', path: '/v1/convert/build-approve', query: { projectId, ...pair, amount, provider } },
      {
        ...{ method: 'POST', path: '/v1/convert/build-transaction', query: { projectId } },
        body: { ...pair, amount, provider, least: '1', eip155: { slippage: 1 } },
      },
    ],
    (answer) => {
      given = answer
    },
  )
})
