import { randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { requestJson, UpstreamError } from '../http/requestJson'
import type { CoinbaseSettings } from './onrampSchema'

const SERVICE = 'coinbase'
const PAGE_URL = 'https://pay.coinbase.com/buy/select-asset'
const TOKEN_LIFE_S = 120
const SEED_BYTES = 32
const OPTIONS_LIFE_MS = 600_000
const MAX_ITEMS = 2_000

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const text = z.string().check(z.maxLength(200))
const decimal = z.string().check(z.regex(/^\d{1,30}(\.\d{1,30})?$/))

const listOf = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.slice(0, MAX_ITEMS).flatMap((item) => {
        const { data } = z.safeParse(schema, item)
        return data === undefined ? [] : [data]
      }),
    ),
  )

const limitsSchema = listOf(z.object({ id, min: decimal, max: decimal }))
// Coinbase's reference names the field `limits`, its answers `payment_method_limits`.
const paymentSchema = z.object({
  id: z.string().check(z.regex(/^[A-Z]{3}$/)),
  limits: z.optional(limitsSchema),
  payment_method_limits: z.optional(limitsSchema),
})
const networkSchema = z.object({
  name: id,
  display_name: z.optional(text),
  chain_id: z.pipe(z.union([text, z.number()]), z.transform(String)),
  contract_address: z.optional(text),
})
const purchaseSchema = z.object({ id, name: text, symbol: text, networks: listOf(networkSchema) })
const optionsSchema = z.object({
  payment_currencies: listOf(paymentSchema),
  purchase_currencies: listOf(purchaseSchema),
})

const moneySchema = z.pipe(
  z.object({ value: decimal, currency: z.string().check(z.regex(/^[\w.-]{1,20}$/)) }),
  z.transform(({ value, currency }) => ({ amount: value, currency })),
)
const quoteSchema = z.object({
  payment_total: moneySchema,
  payment_subtotal: moneySchema,
  purchase_amount: moneySchema,
  network_fee: z.optional(moneySchema),
  coinbase_fee: z.optional(moneySchema),
  quote_id: id,
})
const tokenSchema = z.object({ token: z.string().check(z.regex(/^[\w.~+/=-]{1,4000}$/)) })

export interface OnrampQuoteRequest {
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  readonly amount: string
  readonly network: string
}

export interface OnrampPageRequest {
  readonly address: string
  readonly blockchains: readonly string[]
  readonly assets: readonly string[]
  readonly clientIp: string
  readonly query: Readonly<Record<string, string>>
}

export type CoinbaseClient = ReturnType<typeof createCoinbaseClient>

/**
 * Calls Coinbase with the operator's key. Every call rejects with an `UpstreamError`.
 *
 * @see https://docs.cdp.coinbase.com/onramp/reference
 */
export function createCoinbaseClient(
  { keyId, keySecret, country, subdivision, paymentMethod, apiUrl }: CoinbaseSettings,
  now: () => number = () => performance.now(),
) {
  const bytes = Buffer.from(keySecret, 'base64')
  const key = importJWK(
    {
      kty: 'OKP',
      crv: 'Ed25519',
      d: bytes.subarray(0, SEED_BYTES).toString('base64url'),
      x: bytes.subarray(SEED_BYTES).toString('base64url'),
    },
    'EdDSA',
  )
  key.catch(() => {})

  const createToken = async (call: string) => {
    const nonce = randomBytes(16).toString('hex')
    return new SignJWT({ uri: call })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: keyId, nonce })
      .setIssuer('cdp')
      .setSubject(keyId)
      .setNotBefore('0s')
      .setExpirationTime(`${TOKEN_LIFE_S}s`)
      .sign(await key)
  }
  const request = async <T>(
    schema: z.ZodMiniType<T>,
    path: string,
    { query = {}, body }: { query?: Record<string, string>; body?: unknown },
  ): Promise<T> => {
    const method = body === undefined ? 'GET' : 'POST'
    const token = await createToken(`${method} ${new URL(apiUrl).host}${path}`).catch(() => {
      throw new UpstreamError(SERVICE)
    })
    const answer = await requestJson({
      service: SERVICE,
      url: `${apiUrl}${path}${body === undefined ? `?${new URLSearchParams(query)}` : ''}`,
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    const { data } = z.safeParse(schema, answer)
    if (data === undefined) throw new UpstreamError(SERVICE)
    return data
  }
  const region = { country, ...(subdivision !== undefined && { subdivision }) }
  let options: { readonly answer: ReturnType<typeof readOptions>; readonly until: number } | undefined

  const readOptions = async () => {
    const answer = await request(optionsSchema, '/onramp/v1/buy/options', { query: region })
    return {
      paymentCurrencies: answer.payment_currencies.map(({ id, limits = [], payment_method_limits = limits }) => ({
        id,
        payment_method_limits,
      })),
      purchaseCurrencies: answer.purchase_currencies,
    }
  }

  return {
    /** Lists what is sold. Requests that come within ten minutes share one answer. */
    readOptions() {
      if (options === undefined || options.until <= now()) {
        const entry = { answer: readOptions(), until: now() + OPTIONS_LIFE_MS }
        options = entry
        entry.answer.catch(() => {
          if (options === entry) options = undefined
        })
      }
      return options.answer
    },
    async readQuote({ purchaseCurrency, paymentCurrency, amount, network }: OnrampQuoteRequest) {
      const answer = await request(quoteSchema, '/onramp/v1/buy/quote', {
        body: {
          ...region,
          purchaseCurrency,
          purchaseNetwork: network,
          paymentAmount: amount,
          paymentCurrency,
          paymentMethod,
        },
      })
      return {
        paymentTotal: answer.payment_total,
        paymentSubtotal: answer.payment_subtotal,
        purchaseAmount: answer.purchase_amount,
        networkFee: answer.network_fee,
        coinbaseFee: answer.coinbase_fee,
        quoteId: answer.quote_id,
      }
    },
    /** Creates the URL of a page, which one user can open once, within 5 minutes. */
    async createPage({ address, blockchains, assets, clientIp, query }: OnrampPageRequest): Promise<string> {
      const body = { addresses: [{ address, blockchains }], assets, clientIp }
      const { token } = await request(tokenSchema, '/onramp/v1/token', { body })
      return `${PAGE_URL}?${new URLSearchParams({ sessionToken: token, ...query })}`
    },
  }
}
