import { formatUnits } from 'viem'
import * as z from 'zod/mini'
import type { ServerApp } from '../../http/createApp'
import { refuse } from '../../http/problems'
import { answerSourceErrors } from '../answerSourceErrors'
import { currencySchema, type PriceReader, UNKNOWN_CURRENCY } from '../prices/createPriceReader'
import { getFiatValue } from '../prices/decimals'
import type { CoinPrice } from '../prices/types'
import { SourceError } from '../sources/SourceError'
import type { AccountBalances, BalanceReader } from './createBalanceReader'

const UNREADABLE = 'The balances of this account can’t be read. Try again in a minute.'

const addressSchema = z.string().check(z.regex(/^[\w.-]{1,128}$/))

/** Adds `GET /v1/account/{address}/balance`. */
export const addBalanceRoutes =
  (balances: BalanceReader, prices: PriceReader) =>
  (app: ServerApp): void => {
    app.get('/v1/account/:address/balance', async ({ req, json }) => {
      const currency = z.safeParse(currencySchema, req.query('currency') || 'usd')
      if (!currency.success) return refuse(400, UNKNOWN_CURRENCY)
      const address = z.safeParse(addressSchema, req.param('address'))
      const chainIds = address.success ? balances.findNetworks(address.data, req.query('chainId') || undefined) : []
      if (!address.success || chainIds.length === 0)
        return refuse(400, 'This is no address of a network that this server has a node of.')
      const anew = Boolean(req.query('forceUpdate'))
      const [read, known] = await answerSourceErrors(UNREADABLE, () =>
        Promise.all([balances.read({ address: address.data, chainIds, anew }), readPrices(prices, currency.data)]),
      )
      if (read.failed.length === chainIds.length) return refuse(502, UNREADABLE)
      const errors = read.failed.map((chainId) => ({ chainId, detail: 'The network was not read.' }))
      return json({
        balances: read.balances.map((balance) => toAnswer(balance, known)),
        ...(errors.length > 0 && { errors }),
      })
    })
  }

// Where the source of prices fails, balances are answered without them.
const readPrices = (prices: PriceReader, currency: Parameters<PriceReader['read']>[0]) =>
  prices.read(currency).catch((error: unknown) => {
    if (error instanceof SourceError) return new Map<string, CoinPrice>()
    throw error
  })

function toAnswer(
  { chainId, address, name, symbol, decimals, icon, priceId, amount }: AccountBalances['balances'][number],
  prices: ReadonlyMap<string, CoinPrice>,
) {
  const known = priceId === undefined ? undefined : prices.get(priceId)
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: `${chainId}:${address}` }),
    ...(known && { value: Number(getFiatValue(amount, decimals, known.price)), price: Number(known.price) }),
    ...(known?.change24h !== undefined && { change24h: known.change24h }),
    quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
    ...(icon !== undefined && { iconUrl: icon }),
  }
}
