import { encodeFunctionData, erc20Abi, getAddress, maxUint256 } from 'viem'
import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { getClientAddress } from '../http/getClientAddress'
import { refuse } from '../http/problems'
import type { OpenQuotas } from '../limits/createQuotas'
import { type NodeClient, NodeError } from '../nodes/createNodeClient'
import { parseJson } from '../parseJson'
import type { SwapService } from './createSwapService'
import { amountField, unitsField } from './fields'
import { SWAP_PROVIDERS } from './routers'
import { NATIVE_COIN } from './types'

// Stricter than the server's quota: each of these requests uses up the operator's quota at the providers.
const QUOTA = { perSecond: 2, burst: 60 }
const TOKENS_CACHE = 'public, max-age=3600'
const APPROVE_GAS = '60000'
const MAX_GAS = 30_000_000n

const chainField = z.pipe(
  z.string().check(z.regex(/^eip155:[1-9]\d{0,14}$/)),
  z.transform((caip: string) => caip.slice('eip155:'.length)),
)
const accountField = z.pipe(
  z.string().check(z.regex(/^eip155:[1-9]\d{0,14}:0x[0-9a-fA-F]{40}$/)),
  z.transform((caip: string) => {
    const [, chain = '', address = ''] = caip.split(':')
    return { chain, address: address.toLowerCase() }
  }),
)
const provider = z.optional(z.enum(SWAP_PROVIDERS))
const pair = { from: accountField, to: accountField, userAddress: accountField, provider }

const tokensSchema = z.object({ chainId: chainField })
const quotesSchema = z.object({ ...pair, amount: amountField })
const allowanceSchema = z.object({ tokenAddress: accountField, userAddress: accountField, provider })
const approveSchema = z.object({ ...pair, amount: z.optional(amountField) })
const buildSchema = z.object({
  ...pair,
  amount: amountField,
  eip155: z.object({ slippage: z.number().check(z.gte(0), z.lte(50)) }),
  least: z.optional(amountField),
})

type Pair = Pick<z.output<typeof quotesSchema>, 'from' | 'to' | 'userAddress'>

/** Adds the calls of swaps: tokens, quotes, allowances, gas prices, and transactions to sign. */
export const addSwapRoutes =
  ({
    swaps,
    nodes,
    client,
    proxies,
    openQuotas,
  }: {
    readonly swaps: SwapService
    readonly nodes: Readonly<Record<string, readonly string[]>>
    readonly client: NodeClient
    readonly proxies: number
    readonly openQuotas: OpenQuotas
  }) =>
  (app: ServerApp): void => {
    const quotas = openQuotas('swaps', QUOTA)
    const readNode = async (chain: string, method: string, params: readonly unknown[]): Promise<bigint> => {
      const id = `eip155:${chain}`
      if (!Object.hasOwn(nodes, id)) return refuse(400, 'This server has no node of this network.')
      const answer = await client.request(id, { method, params }, 'read').catch((error: unknown) => {
        if (!(error instanceof NodeError)) throw error
        return refuse(502, error.message)
      })
      const { data } = z.safeParse(unitsField, answer.member === 'result' ? parseJson(answer.json) : undefined)
      return data ?? refuse(502, 'The node gave no usable answer. Try again in a minute.')
    }
    const readGasPrice = async (chain: string) =>
      Object.hasOwn(nodes, `eip155:${chain}`) ? String(await readNode(chain, 'eth_gasPrice', [])) : undefined
    const takeQuota = async (incoming: Parameters<typeof getClientAddress>[0]) => {
      if (!(await quotas.take(getClientAddress(incoming, proxies))))
        refuse(429, 'Too many requests. Try again in a minute.', { 'retry-after': '60' })
    }

    app.get('/v1/convert/tokens', async ({ req, json, header }) => {
      const { chainId: chain } = parse(tokensSchema, req.query())
      const tokens = await swaps.listTokens(chain)
      header('cache-control', TOKENS_CACHE)
      return json({ tokens: tokens.map((token) => ({ ...token, address: `eip155:${chain}:${token.address}` })) })
    })
    app.get('/v1/convert/quotes', async ({ req, env, json }) => {
      const query = parse(quotesSchema, req.query())
      const order = { ...toOrder(query), amount: query.amount }
      await takeQuota(env.incoming)
      const quotes = await swaps.listQuotes(order)
      const account = `eip155:${order.chain}:${order.user}`
      const fromAmount = String(order.amount)
      return json({
        quotes: quotes.map(({ toAmount, fee, provider }) => ({
          ...{ id: null, provider, fee, fromAmount, fromAccount: account },
          ...{ toAmount: String(toAmount), toAccount: account },
        })),
      })
    })
    app.get('/v1/convert/allowance', async ({ req, json }) => {
      const { tokenAddress: token, userAddress: user, provider } = parse(allowanceSchema, req.query())
      if (token.chain !== user.chain) return refuse(400, 'Token and account are on different networks.')
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'allowance',
        args: [getAddress(user.address), getAddress(getSpender(swaps, token.chain, provider))],
      })
      const allowance = await readNode(token.chain, 'eth_call', [{ to: token.address, data }, 'latest'])
      return json({ allowance: String(allowance) })
    })
    app.get('/v1/convert/gas-price', async ({ req, json }) => {
      const { chainId: chain } = parse(tokensSchema, req.query())
      const price = await readNode(chain, 'eth_gasPrice', [])
      const [standard, fast, instant] = [10n, 12n, 15n].map((tenths) => String((price * tenths) / 10n))
      return json({ standard, fast, instant })
    })
    app.get('/v1/convert/build-approve', async ({ req, json }) => {
      const { amount = maxUint256, provider, ...query } = parse(approveSchema, req.query())
      const { chain, from, user } = toOrder(query)
      if (from === NATIVE_COIN) return refuse(400, 'The native coin needs no approval.')
      const spender = getAddress(getSpender(swaps, chain, provider))
      return json({
        tx: {
          from: `eip155:${chain}:${user}`,
          to: `eip155:${chain}:${from}`,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
          value: '0',
          eip155: { gas: APPROVE_GAS, gasPrice: await readGasPrice(chain) },
        },
      })
    })
    app.post('/v1/convert/build-transaction', async ({ req, env, json }) => {
      const { provider, least, amount, eip155, ...query } = parse(buildSchema, parseJson(await req.text()))
      const order = { ...toOrder(query), amount }
      await takeQuota(env.incoming)
      const slippage = Math.round(eip155.slippage * 100)
      const { to, data, value, gas } = await swaps.build(order, { slippage, least }, provider)
      const { chain, user } = order
      return json({
        tx: {
          from: `eip155:${chain}:${user}`,
          to: `eip155:${chain}:${to}`,
          ...{ data, value: String(value), amount: String(value) },
          eip155: {
            gas: gas === undefined || gas > MAX_GAS ? undefined : String(gas),
            gasPrice: await readGasPrice(chain),
          },
        },
      })
    })
  }

// The first router gets allowances; `findProvider` answers only with a provider that has one.
const getSpender = (swaps: SwapService, chain: string, name: (typeof SWAP_PROVIDERS)[number] | undefined) =>
  swaps.findProvider(chain, name).routers[`eip155:${chain}`]?.[0] ?? refuse(400, 'No provider swaps on this network.')

function toOrder({ from, to, userAddress }: Pair) {
  const { chain } = from
  if (to.chain !== chain || userAddress.chain !== chain)
    return refuse(400, 'Tokens and account are on different networks.')
  if (from.address === to.address) return refuse(400, 'The tokens are the same.')
  return { chain, from: from.address, to: to.address, user: userAddress.address }
}

function parse<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')))]
  return refuse(400, `These fields are invalid: ${names.join(', ')}.`)
}
