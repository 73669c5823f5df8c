import { Hono } from 'hono'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isAddress,
  maxUint256,
  type PublicClient,
  parseAbi,
} from 'viem'
import * as z from 'zod/mini'
import { readJsonBody, sendError, sendJson } from '../directory/responses'
import { SWAP_POOL } from '../evm/contracts/pool'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import { getPictureUrl } from './prices'

type Hex = `0x${string}`

const abi = parseAbi([
  'struct Swap { address from; address to; uint256 amount; uint256 least; }',
  'function quote(address from, address to, uint256 amount) view returns (uint256)',
  'function swap(Swap order) payable returns (uint256)',
])

// Address by which apps name the native coin.
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const POOLED_COIN = '0x0000000000000000000000000000000000000000'

const SWAP_GAS = 210_000
const APPROVE_GAS = 60_000
// Number of parts in 100%: slippage is a percentage with two decimals.
const PARTS = 10_000n

const buildSchema = z.object({
  projectId: z.string(),
  amount: z.string().check(z.regex(/^\d{1,78}$/)),
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
  eip155: z.object({ slippage: z.number().check(z.minimum(0), z.maximum(50)) }),
})

/** Creates the data service's swap routes, which quote and swap by each EVM chain's pool. */
export function createSwapRoutes({ rpcUrls }: { rpcUrls: Readonly<Record<string, string>> }) {
  const routes = new Hono()
  const clientOf = (chainId: string | undefined) => {
    const rpcUrl = chainId?.startsWith('eip155:') ? rpcUrls[chainId] : undefined
    return rpcUrl === undefined ? undefined : createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  }
  // Parses a swap's tokens, user and amount of `from`. Returns undefined unless both tokens are on one EVM chain of the
  // sandbox.
  const readPair = ({
    from,
    to,
    userAddress,
    amount = '0',
  }: { readonly [Key in 'from' | 'to' | 'userAddress' | 'amount']?: string | undefined }) => {
    const [one, other, user] = [parse(from), parse(to), parse(userAddress)]
    const client = clientOf(one?.chainId)
    if (!one || !other || !user || !client || one.chainId !== other.chainId || !/^\d{1,78}$/.test(amount))
      return undefined
    return {
      client,
      chainId: one.chainId,
      from: one.address,
      to: other.address,
      user: user.address,
      amount: BigInt(amount),
    }
  }

  routes.get('/v1/convert/tokens', (context) => {
    const chainId = context.req.query('chainId')
    if (!clientOf(chainId)) return sendError(context, 400, 'no such chain')
    const { origin } = new URL(context.req.url)
    const pooled = Object.values(EVM_TOKENS).filter(({ address }) =>
      SWAP_POOL.reserves.some(({ token }) => token === address),
    )
    const all = [{ address: COIN, name: 'Ether', symbol: 'ETH', decimals: 18 }, ...pooled]
    const tokens = all.map(({ address, name, symbol, decimals }) => ({
      ...{ name, symbol, decimals, address: `${chainId}:${address}` },
      ...{ logoUri: getPictureUrl(origin, symbol), eip2612: symbol === EVM_TOKENS.dollar.symbol },
    }))
    return sendJson(context, { tokens })
  })
  routes.get('/v1/convert/quotes', async (context) => {
    const pair = readPair(context.req.query())
    if (!pair) return sendError(context, 400, 'from, to, userAddress and amount are needed')
    const { client, from, to, amount, user, chainId } = pair
    const out = await outOf(client, [from, to, amount])
    const account = `${chainId}:${user}`
    const quote = {
      id: null,
      fromAmount: String(amount),
      fromAccount: account,
      toAmount: String(out),
      toAccount: account,
    }
    return sendJson(context, { quotes: out > 0n ? [quote] : [] })
  })
  routes.get('/v1/convert/allowance', async (context) => {
    const { tokenAddress, userAddress } = context.req.query()
    const [token, user] = [parse(tokenAddress), parse(userAddress)]
    const client = clientOf(token?.chainId)
    if (!token || !user || !client) return sendError(context, 400, 'tokenAddress and userAddress are needed')
    const args = [user.address, SWAP_POOL.address] as const
    const allowance = await client
      .readContract({ address: token.address, abi: erc20Abi, functionName: 'allowance', args })
      .catch(() => 0n)
    return sendJson(context, { allowance: String(allowance) })
  })
  routes.get('/v1/convert/gas-price', async (context) => {
    const client = clientOf(context.req.query('chainId'))
    if (!client) return sendError(context, 400, 'no such chain')
    const price = await client.getGasPrice()
    const [standard, fast, instant] = [10n, 12n, 15n].map((tenths) => String((price * tenths) / 10n))
    return sendJson(context, { standard, fast, instant })
  })
  routes.post('/v1/convert/build-transaction', async (context) => {
    const { data } = buildSchema.safeParse(await readJsonBody(context))
    const pair = data && readPair(data)
    if (!data || !pair)
      return sendError(context, 400, 'amount, from, to, userAddress, projectId and slippage are needed')
    const { client, from, to, amount, user, chainId } = pair
    const out = await outOf(client, [from, to, amount])
    if (out === 0n) return sendError(context, 400, 'nobody swaps this pair')
    const stored = PARTS - BigInt(Math.round((data.eip155.slippage * Number(PARTS)) / 100))
    const order = { from, to, amount, least: (out * stored) / PARTS }
    const tx = {
      from: `${chainId}:${user}`,
      to: `${chainId}:${SWAP_POOL.address}`,
      data: encodeFunctionData({ abi, functionName: 'swap', args: [order] }),
      amount: from === POOLED_COIN ? String(amount) : '0',
      eip155: { gas: String(SWAP_GAS), gasPrice: String(await client.getGasPrice()) },
    }
    return sendJson(context, { tx })
  })
  // Builds an unlimited approval, as the real service does.
  routes.get('/v1/convert/build-approve', async (context) => {
    const pair = readPair(context.req.query())
    if (!pair) return sendError(context, 400, 'from, to and userAddress are needed')
    const { client, chainId, from, user } = pair
    const tx = {
      from: `${chainId}:${user}`,
      to: `${chainId}:${from}`,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SWAP_POOL.address, maxUint256] }),
      value: '0',
      eip155: { gas: APPROVE_GAS, gasPrice: String(await client.getGasPrice()) },
    }
    return sendJson(context, { tx })
  })
  return routes
}

async function outOf(client: PublicClient, args: readonly [Hex, Hex, bigint]) {
  const [from, to] = args.slice(0, 2).map((each) => String(each).toLowerCase())
  const pooled = [POOLED_COIN, ...SWAP_POOL.reserves.map(({ token }) => token.toLowerCase())]
  if (from === to || ![from, to].every((each) => pooled.includes(each ?? ''))) return 0n
  return client.readContract({ address: SWAP_POOL.address, abi, functionName: 'quote', args })
}

// Parses a token's CAIP-10 address. The pool's address of the native coin is the zero address.
function parse(caip: string | undefined) {
  const [, chainId, address] = /^(eip155:\d+):(0x[0-9a-fA-F]{40})$/.exec(caip ?? '') ?? []
  if (chainId === undefined || address === undefined || !isAddress(address, { strict: false })) return undefined
  return { chainId, address: address.toLowerCase() === COIN ? POOLED_COIN : (address as Hex) }
}
