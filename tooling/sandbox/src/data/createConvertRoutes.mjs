import { Hono } from 'hono'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isAddress,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import * as z from 'zod/mini'
import { POOL } from '../anvil/contracts/pool.mjs'
import { TOKENS } from '../anvil/contracts/tokens.mjs'
import { json, refuse, sent } from '../directory/answer.mjs'
import { pictureOf } from './prices.mjs'

/** @typedef {import('viem').Hex} Hex */

/** What the service knows the coin by. */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const GAS = 150_000n
const POOL_ABI = parseAbi([
  'struct Swap { address from; address to; uint256 amount; uint256 least; }',
  'function quote(address from, address to, uint256 amount) view returns (uint256)',
  'function swap(Swap order) payable returns (uint256)',
])

const orderSchema = z.object({
  amount: z.string().check(z.regex(/^\d+$/)),
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
  eip155: z.object({ slippage: z.number().check(z.nonnegative(), z.maximum(50)) }),
})

/**
 * The service's calls about swaps, of the pool that each chain has.
 *
 * @param {{ rpcUrls: Readonly<Record<string, string>> }} state
 */
export function createConvertRoutes({ rpcUrls }) {
  const routes = new Hono()
  const clientOf = (/** @type {string | undefined} */ chainId) => {
    const url = chainId?.startsWith('eip155:') ? rpcUrls[chainId] : undefined
    return url === undefined ? undefined : createPublicClient({ transport: http(url, { retryCount: 0 }) })
  }
  /** What a CAIP-10 id names. @param {string | undefined} caip */
  const read = (caip) => {
    const [, chainId, address = ''] = /^(eip155:\d+):(0x[0-9a-fA-F]{40})$/.exec(caip ?? '') ?? []
    if (chainId === undefined || !isAddress(address, { strict: false })) return undefined
    return { chainId, address: address.toLowerCase() === COIN ? zeroAddress : address }
  }
  /** What comes for an amount. Undefined: the pool has not both. @param {string} chainId @param {Hex} from @param {Hex} to @param {bigint} amount */
  const quote = async (chainId, from, to, amount) =>
    clientOf(chainId)
      ?.readContract({ abi: POOL_ABI, address: POOL.address, functionName: 'quote', args: [from, to, amount] })
      .catch(() => undefined)

  routes.get('/v1/convert/tokens', (context) => {
    const chainId = context.req.query('chainId')
    if (!clientOf(chainId)) return refuse(context, 400, 'no such chain')
    const { origin } = new URL(context.req.url)
    const listed = Object.values(TOKENS).filter(({ address }) => POOL.reserves.some(({ token }) => token === address))
    const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, address: COIN }
    const tokens = [coin, ...listed].map(({ name, symbol, decimals, address }) => ({
      ...{ name, symbol, decimals, address: `${chainId}:${address}`, logoUri: pictureOf(origin, symbol) },
      ...(symbol === TOKENS.dollar.symbol && { eip2612: true }),
    }))
    return json(context, { tokens })
  })
  routes.get('/v1/convert/quotes', async (context) => {
    const { amount = '', userAddress, ...query } = context.req.query()
    const [from, to, user] = [read(query.from), read(query.to), read(userAddress)]
    if (!from || !to || !user || from.chainId !== to.chainId || !/^\d+$/.test(amount)) {
      return refuse(context, 400, 'amount, userAddress, from and to are needed')
    }
    const toAmount = await quote(from.chainId, from.address, to.address, BigInt(amount))
    if (!toAmount) return json(context, { quotes: [] })
    const accounts = { fromAccount: userAddress, toAccount: userAddress }
    return json(context, { quotes: [{ id: null, fromAmount: amount, toAmount: String(toAmount), ...accounts }] })
  })
  routes.get('/v1/convert/allowance', async (context) => {
    const [token, user] = [read(context.req.query('tokenAddress')), read(context.req.query('userAddress'))]
    const client = clientOf(token?.chainId)
    if (!token || !user || !client) return refuse(context, 400, 'tokenAddress and userAddress are needed')
    const args = /** @type {const} */ ([user.address, POOL.address])
    const asked = { abi: erc20Abi, address: token.address, functionName: /** @type {const} */ ('allowance'), args }
    return json(context, { allowance: String(await client.readContract(asked).catch(() => 0n)) })
  })
  routes.get('/v1/convert/gas-price', async (context) => {
    const client = clientOf(context.req.query('chainId'))
    if (!client) return refuse(context, 400, 'no such chain')
    const price = await client.getGasPrice()
    return json(context, { standard: String(price), fast: String(price * 2n), instant: String(price * 3n) })
  })
  routes.post('/v1/convert/build-transaction', async (context) => {
    const { data } = orderSchema.safeParse(await sent(context))
    const [from, to] = [read(data?.from), read(data?.to)]
    if (!data || !from || !to) return refuse(context, 400, 'amount, from, to, userAddress and slippage are needed')
    const amount = BigInt(data.amount)
    const comes = await quote(from.chainId, from.address, to.address, amount)
    if (!comes) return refuse(context, 400, 'nobody trades this')
    const least = (comes * BigInt(Math.round(10_000 - data.eip155.slippage * 100))) / 10_000n
    const order = { from: from.address, to: to.address, amount, least }
    const tx = {
      from: data.userAddress,
      to: `${from.chainId}:${POOL.address}`,
      data: encodeFunctionData({ abi: POOL_ABI, functionName: 'swap', args: [order] }),
      amount: from.address === zeroAddress ? data.amount : '0',
      eip155: { gas: String(GAS), gasPrice: String((await clientOf(from.chainId)?.getGasPrice()) ?? 0n) },
    }
    return json(context, { tx })
  })
  // As the service does it: for everything.
  routes.get('/v1/convert/build-approve', (context) => {
    const { userAddress } = context.req.query()
    const from = read(context.req.query('from'))
    if (!from || !read(userAddress)) return refuse(context, 400, 'userAddress, from and to are needed')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [POOL.address, maxUint256] })
    const tx = { from: userAddress, to: `${from.chainId}:${from.address}`, data, value: '0', eip155: { gas: 60_000 } }
    return json(context, { tx })
  })
  return routes
}
