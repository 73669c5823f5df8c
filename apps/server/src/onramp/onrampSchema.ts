import * as z from 'zod/mini'

const KEY_BYTES = 64
const isKeySecret = (text: string) => Buffer.from(text, 'base64').length === KEY_BYTES

const coinbase = z
  .strictObject({
    keyId: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Ed25519 key: seed and public key, 64 bytes as base64. */
    keySecret: z
      .string()
      .check(
        z.regex(/^[\w+/-]{86}={0,2}$/, 'has a keySecret that is no Ed25519 key'),
        z.refine(isKeySecret, 'has a keySecret that is no Ed25519 key'),
      ),
    /** Country for which the offer and quotes hold, ISO 3166-1. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'has a country that is not like DE')),
    subdivision: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'has a subdivision that is not like NY'))),
    paymentMethod: z._default(z.string().check(z.regex(/^[A-Z_]{1,40}$/)), 'CARD'),
    apiUrl: z._default(
      z.string().check(z.regex(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/)),
      'https://api.developer.coinbase.com',
    ),
  })
  .check(
    z.refine(
      ({ country, subdivision }) => country !== 'US' || subdivision !== undefined,
      'has the country US without a subdivision, such as NY',
    ),
  )

export const onrampSchema = z.strictObject(
  { coinbase },
  'is not JSON such as {"coinbase":{"keyId":"…","keySecret":"…","country":"DE"}}',
)

export type CoinbaseSettings = z.output<typeof coinbase>
