import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import {
  addressField,
  decimalField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../../http/fields.js'
import type { Http } from '../../http/http.js'
import type { OnrampQuote } from '../../types/onramp.js'
import { compareFiatValues } from '../../utils/fiatValue.js'

// Calls of the data service's onramp API. Types name fields as its JSON does.

const id = z.string().check(z.refine((value) => /^[\w.-]{1,64}$/.test(value)))
const name = z.pipe(
  textField,
  z.transform((value) => value ?? ''),
)

const optionsSchema = z.object({
  purchaseCurrencies: z.array(z.unknown()),
  paymentCurrencies: z.array(z.unknown()),
})
const purchaseSchema = z.object({ id, name, symbol: name, networks: z.array(z.unknown()) })
const networkSchema = z.object({
  name: optionalField(id),
  chain_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  contract_address: optionalField(addressField),
})
const paymentSchema = z.object({
  id: z.string().check(z.refine((value) => /^[A-Z]{3}$/.test(value))),
  payment_method_limits: z.array(z.unknown()),
})
const limitSchema = z.object({ id, min: decimalField, max: decimalField })

export interface PurchaseNetwork {
  readonly name?: string | undefined
  readonly chain_id: string
  readonly contract_address?: string | undefined
}

export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** Limits of one payment method, as decimal text. */
export interface PaymentLimit {
  readonly id: string
  readonly min: string
  readonly max: string
}

export interface PaymentCurrency {
  readonly id: string
  readonly payment_method_limits: readonly PaymentLimit[]
}

export interface OnrampCatalog {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

/** Calls `GET /v1/onramp/options`. Rejects with the errors of `Http`, and with `RESPONSE_INVALID`. */
export async function fetchOnrampCatalog(http: Http, signal: AbortSignal): Promise<OnrampCatalog> {
  const answer = parseResponse(
    optionsSchema,
    await http.getJson('/v1/onramp/options', { signal, retries: MAX_RETRIES }),
  )
  const purchaseCurrencies = parseValidItems(purchaseSchema, answer.purchaseCurrencies)
    .map((each) => ({ ...each, networks: parseValidItems(networkSchema, each.networks) }))
    .filter(({ symbol, networks }) => symbol && networks.length)
  const paymentCurrencies = parseValidItems(paymentSchema, answer.paymentCurrencies)
    .map((each) => ({
      ...each,
      payment_method_limits: parseValidItems(limitSchema, each.payment_method_limits).flatMap(toLimit),
    }))
    .filter(({ payment_method_limits: limits }) => limits.length)
  if (!purchaseCurrencies.length || !paymentCurrencies.length) throw new ModalError('RESPONSE_INVALID')
  return { purchaseCurrencies, paymentCurrencies }
}

/** Drops limits that are not numeric or whose minimum exceeds the maximum. */
const toLimit = ({ id, min, max }: z.output<typeof limitSchema>): readonly PaymentLimit[] =>
  min === undefined || max === undefined || compareFiatValues(min, max) > 0 ? [] : [{ id, min, max }]

export interface OnrampQuoteParameters {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  readonly amount: string
  readonly network: string
  readonly signal: AbortSignal
}

const money = z.object({
  amount: z.pipe(decimalField, z.string()),
  currency: z.string().check(z.refine((value) => /^[\w.-]{1,20}$/.test(value))),
})
const quoteSchema = z.object({
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  networkFee: optionalField(money),
  coinbaseFee: optionalField(money),
  quoteId: id,
})

/** Calls `POST /v1/onramp/quote`. Rejects with the errors of `Http`, and with `RESPONSE_INVALID`. */
export async function fetchOnrampQuote(http: Http, { signal, ...body }: OnrampQuoteParameters): Promise<OnrampQuote> {
  const answer = await http.postJson('/v1/onramp/quote', body, { signal })
  const { networkFee, coinbaseFee, ...quote } = parseResponse(quoteSchema, answer)
  return { ...quote, fees: [networkFee, coinbaseFee].flatMap((fee) => fee ?? []) }
}

export interface OnrampUrlParameters {
  readonly address: string
  readonly network: string
  readonly symbol: string
  readonly partnerUserId: string
  readonly amount: string
  readonly assetAmount?: string | undefined
  readonly signal: AbortSignal
}

const urlSchema = z.object({ url: z.string() })

/**
 * Calls `POST /v1/generators/onrampurl`, which creates a URL that one user can open once. Rejects with the errors of
 * `Http`, and with `RESPONSE_INVALID`.
 */
export async function createOnrampUrl(
  http: Http,
  { address, network, symbol, partnerUserId, amount, assetAmount, signal }: OnrampUrlParameters,
): Promise<string> {
  const body = {
    destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
    defaultNetwork: network,
    partnerUserId,
    defaultExperience: 'buy',
    presetFiatAmount: Number(amount),
    ...(assetAmount !== undefined && { presetCryptoAmount: Number(assetAmount) }),
  }
  return parseResponse(urlSchema, await http.postJson('/v1/generators/onrampurl', body, { signal })).url
}
