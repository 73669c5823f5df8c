import * as z from 'zod/mini'
import type { ServerApp } from '../../http/createApp'
import { refuse } from '../../http/problems'
import { parseJson } from '../../parseJson'
import { answerSourceErrors } from '../answerSourceErrors'
import type { CoinList } from '../coins/createCoinList'
import { currencySchema, type PriceReader, UNKNOWN_CURRENCY } from './createPriceReader'

const MAX_ADDRESSES = 100

const bodySchema = z.object({
  currency: z._default(z.string(), 'usd'),
  addresses: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_ADDRESSES)),
})

/** Adds `POST /v1/fungible/price`. */
export const addPriceRoutes =
  (coins: CoinList, prices: PriceReader) =>
  (app: ServerApp): void => {
    app.post('/v1/fungible/price', async ({ req, json }) => {
      const body = z.safeParse(bodySchema, parseJson(await req.text()))
      if (!body.success) return refuse(400, `Send a currency and a list of at most ${MAX_ADDRESSES} addresses.`)
      const currency = z.safeParse(currencySchema, body.data.currency)
      if (!currency.success) return refuse(400, UNKNOWN_CURRENCY)
      const known = await answerSourceErrors('The prices can’t be read. Try again in a minute.', () =>
        prices.read(currency.data),
      )
      const fungibles = body.data.addresses.flatMap((address) => {
        const coin = coins.find(address)
        const price = coin?.priceId === undefined ? undefined : known.get(coin.priceId)?.price
        if (coin === undefined || price === undefined) return []
        const { name, symbol, icon } = coin
        return [{ address, name, symbol, ...(icon !== undefined && { iconUrl: icon }), price }]
      })
      return json({ fungibles })
    })
  }
