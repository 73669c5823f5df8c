import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { OnrampQuote } from '../../types/onramp.js'
import { compareWorths } from '../../utils/worth.js'
import type { Http } from '../http.js'
import { address, decimal, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

// Buying, as the data service has it. Names are those of its answers.

const id = z.string().check(z.refine((value) => /^[\w.-]{1,64}$/.test(value)))
const name = z.pipe(
  text,
  z.transform((value) => value ?? ''),
)

const optionsSchema = z.object({
  purchaseCurrencies: z.array(z.unknown()),
  paymentCurrencies: z.array(z.unknown()),
})
const purchaseSchema = z.object({ id, name, symbol: name, networks: z.array(z.unknown()) })
const networkSchema = z.object({
  name: optional(id),
  chain_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  contract_address: optional(address),
})
const paymentSchema = z.object({
  id: z.string().check(z.refine((value) => /^[A-Z]{3}$/.test(value))),
  payment_method_limits: z.array(z.unknown()),
})
const limitSchema = z.object({ id, min: decimal, max: decimal })

/** A network on which something is sold. */
export interface PurchaseNetwork {
  readonly name?: string | undefined
  readonly chain_id: string
  /** Absent: the network's own coin. */
  readonly contract_address?: string | undefined
}

export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** What one payment may be, by how it is paid. Decimal text. */
export interface PaymentLimit {
  readonly id: string
  readonly min: string
  readonly max: string
}

export interface PaymentCurrency {
  /** ISO 4217, upper case. */
  readonly id: string
  readonly payment_method_limits: readonly PaymentLimit[]
}

export interface OnrampOffer {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

/** `GET /v1/onramp/options`: what is sold, and how it is paid. Rejects as `Http` does, and with `RESPONSE_INVALID` where that is nothing. */
export async function getOnrampOptions(http: Http, signal: AbortSignal): Promise<OnrampOffer> {
  const answer = parseAnswer(optionsSchema, await http.getJson('/v1/onramp/options', { signal, retries: RETRIES }))
  const purchaseCurrencies = parseEach(purchaseSchema, answer.purchaseCurrencies)
    .map((each) => ({ ...each, networks: parseEach(networkSchema, each.networks) }))
    .filter(({ symbol, networks }) => symbol && networks.length)
  const paymentCurrencies = parseEach(paymentSchema, answer.paymentCurrencies)
    .map((each) => ({
      ...each,
      payment_method_limits: parseEach(limitSchema, each.payment_method_limits).flatMap(toLimit),
    }))
    .filter(({ payment_method_limits: limits }) => limits.length)
  if (!purchaseCurrencies.length || !paymentCurrencies.length) throw new ModalError('RESPONSE_INVALID')
  return { purchaseCurrencies, paymentCurrencies }
}

/** Nobody can pay between what is no number, or more than the most. */
const toLimit = ({ id, min, max }: z.output<typeof limitSchema>): readonly PaymentLimit[] =>
  min === undefined || max === undefined || compareWorths(min, max) > 0 ? [] : [{ id, min, max }]

export interface OnrampQuoteParameters {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** What is paid, decimal text. */
  readonly amount: string
  /** By the name that the options have. */
  readonly network: string
  readonly signal: AbortSignal
}

const money = z.object({
  amount: z.pipe(decimal, z.string()),
  currency: z.string().check(z.refine((value) => /^[\w.-]{1,20}$/.test(value))),
})
const quoteSchema = z.object({
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  networkFee: optional(money),
  coinbaseFee: optional(money),
  quoteId: id,
})

/** `POST /v1/onramp/quote`: what an amount of money buys. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getOnrampQuote(http: Http, { signal, ...body }: OnrampQuoteParameters): Promise<OnrampQuote> {
  const answer = await http.postJson('/v1/onramp/quote', body, { signal })
  const { networkFee, coinbaseFee, ...quote } = parseAnswer(quoteSchema, answer)
  return { ...quote, fees: [networkFee, coinbaseFee].flatMap((fee) => fee ?? []) }
}

export interface OnrampUrlParameters {
  readonly address: string
  /** By the name that the seller has for it. */
  readonly network: string
  readonly symbol: string
  readonly partnerUserId: string
  /** What is paid, decimal text. */
  readonly amount: string
  /** How much of it is wanted, where that is known. Decimal text. */
  readonly assetAmount?: string | undefined
  readonly signal: AbortSignal
}

const urlSchema = z.object({ url: z.string() })

/** `POST /v1/generators/onrampurl`: a page that sells, for one visitor and once. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
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
  return parseAnswer(urlSchema, await http.postJson('/v1/generators/onrampurl', body, { signal })).url
}
