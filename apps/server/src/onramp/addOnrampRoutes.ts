import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { getClientAddress, getFullAddress } from '../http/getClientAddress'
import { refuse } from '../http/problems'
import { UpstreamError } from '../http/requestJson'
import type { OpenQuotas } from '../limits/createQuotas'
import { parseJson } from '../parseJson'
import type { CoinbaseClient } from './createCoinbaseClient'

// Stricter than the server's quota: each request uses up the operator's quota at the seller.
const QUOTE_QUOTA = { perSecond: 1, burst: 30 }
const PAGE_QUOTA = { perSecond: 0.1, burst: 10 }
/** Coinbase takes no longer reference of a user; a project's id may be longer. */
const MAX_REFERENCE = 49
const OPTIONS_CACHE = 'public, max-age=300'

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const quoteSchema = z.object({
  purchaseCurrency: z.object({ id }),
  paymentCurrency: z.object({ id: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  amount: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  network: id,
})
const amount = z.number().check(z.positive(), z.lte(1e9))
const pageSchema = z.object({
  destinationWallets: z
    .array(
      z.object({
        address: z.string().check(z.regex(/^[0-9A-Za-z]{20,128}$/)),
        blockchains: z.array(id).check(z.minLength(1), z.maxLength(10)),
        assets: z.array(id).check(z.minLength(1), z.maxLength(10)),
      }),
    )
    .check(z.length(1)),
  defaultNetwork: id,
  partnerUserId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  defaultExperience: z.literal('buy'),
  presetFiatAmount: z.optional(amount),
  presetCryptoAmount: z.optional(amount),
})

/** Adds what a seller offers, its quotes, and the URLs of its pages. */
export const addOnrampRoutes =
  ({
    coinbase,
    proxies,
    openQuotas,
    log,
  }: {
    readonly coinbase: CoinbaseClient
    readonly proxies: number
    readonly openQuotas: OpenQuotas
    readonly log: (line: string) => void
  }) =>
  (app: ServerApp): void => {
    const [quotes, pages] = [openQuotas('onramp quotes', QUOTE_QUOTA), openQuotas('onramp pages', PAGE_QUOTA)]
    const call = async <T>(answer: Promise<T>): Promise<T> =>
      answer.catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error
        log(`onramp: ${error.message}`)
        if (error.status === 400 || error.status === 404) return refuse(400, 'Coinbase does not sell this.')
        if (error.status === undefined) return refuse(504, 'Coinbase did not answer. Try again in a minute.')
        return refuse(502, 'Coinbase refused the request. Try again later.')
      })

    app.get('/v1/onramp/options', async ({ json, header }) => {
      const options = await call(coinbase.readOptions())
      header('cache-control', OPTIONS_CACHE)
      return json(options)
    })
    app.post('/v1/onramp/quote', async ({ req, env, json }) => {
      const body = parse(quoteSchema, await req.text())
      if (!(await quotes.take(getClientAddress(env.incoming, proxies)))) return refuseOften()
      const { purchaseCurrency, paymentCurrency, ...rest } = body
      const quote = { ...rest, purchaseCurrency: purchaseCurrency.id, paymentCurrency: paymentCurrency.id }
      return json(await call(coinbase.readQuote(quote)), 200, { 'cache-control': 'no-store' })
    })
    app.post('/v1/generators/onrampurl', async ({ req, env, json }) => {
      const body = parse(pageSchema, await req.text())
      if (!(await pages.take(getClientAddress(env.incoming, proxies)))) return refuseOften()
      const { defaultNetwork, partnerUserId, presetFiatAmount, presetCryptoAmount } = body
      const [wallet] = body.destinationWallets
      const [asset] = wallet?.assets ?? []
      if (wallet === undefined || asset === undefined) return refuse(400, 'Name one wallet and its assets.')
      const query = {
        defaultNetwork,
        defaultAsset: asset,
        partnerUserId: partnerUserId.slice(0, MAX_REFERENCE),
        ...(presetFiatAmount !== undefined && { presetFiatAmount: String(presetFiatAmount) }),
        ...(presetCryptoAmount !== undefined && { presetCryptoAmount: String(presetCryptoAmount) }),
      }
      const page = { ...wallet, clientIp: getFullAddress(env.incoming, proxies), query }
      return json({ url: await call(coinbase.createPage(page)) }, 200, { 'cache-control': 'no-store' })
    })
  }

function parse<T>(schema: z.ZodMiniType<T>, text: string): T {
  const parsed = z.safeParse(schema, parseJson(text))
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')))]
  return refuse(400, `These fields are invalid: ${names.join(', ')}.`)
}

const refuseOften = () => refuse(429, 'Too many requests. Try again in a minute.', { 'retry-after': '60' })
