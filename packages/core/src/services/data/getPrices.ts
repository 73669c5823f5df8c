import * as z from 'zod/mini'
import type { CaipAddress } from '../../types/caip.js'
import type { Http } from '../http.js'
import { decimal, link, optional, parseAnswer, parseEach, RETRIES } from './fields.js'

export interface GetPricesParameters {
  readonly projectId: string
  /** ISO 4217 or a coin, lower case. @default 'usd' */
  readonly currency?: string | undefined
  readonly addresses: readonly CaipAddress[]
  readonly signal?: AbortSignal | undefined
}

export interface ServicePrice {
  readonly address: string
  /** Of one whole token, decimal text. */
  readonly price: string
  readonly iconUrl: string | undefined
}

const answerSchema = z.object({ fungibles: z.array(z.unknown()) })
const fungibleSchema = z.object({ address: z.string(), price: decimal, iconUrl: optional(link) })

/**
 * `POST /v1/fungible/price`: what tokens are worth. Nothing of a token that the service has no price of. Rejects as `Http`
 * does, and with `RESPONSE_INVALID`.
 */
export async function getPrices(http: Http, parameters: GetPricesParameters): Promise<readonly ServicePrice[]> {
  const { projectId, currency = 'usd', addresses, signal } = parameters
  const body = { currency, addresses, projectId }
  // Nothing is done by asking: it may be asked again.
  const answer = await http.postJson('/v1/fungible/price', body, { signal, retries: RETRIES })
  return parseEach(fungibleSchema, parseAnswer(answerSchema, answer).fungibles).flatMap(
    ({ address, price, iconUrl }) => (price === undefined || price === '0' ? [] : [{ address, price, iconUrl }]),
  )
}
