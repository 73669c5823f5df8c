import * as z from 'zod/mini'
import { caipNetworkIdSchema, secretSchema } from '../http/requestSchemas'

const MOST_NETWORKS = 20
const MOST_ADDRESSES = 100
const MOST_RECIPIENTS = 200

// Base units of a network’s coin. 78 digits hold 256 bits.
const amountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/))

// In lower case on EVM networks, where capitals are a checksum.
const addressSchema = z.pipe(
  z.string().check(z.regex(/^(0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/)),
  z.transform((address) => (address.startsWith('0x') ? address.toLowerCase() : address)),
)

const limitSchema = z.strictObject({
  /** Most that is sent within 24 hours. @default no limit */
  perDay: z.optional(amountSchema),
  /** Most that one request sends without the passkey. @default no passkey */
  passkeyAbove: z.optional(amountSchema),
})

export const policySchema = z.strictObject({
  limits: z
    .record(caipNetworkIdSchema, limitSchema)
    .check(z.refine((limits) => Object.keys(limits).length <= MOST_NETWORKS, 'too many networks')),
  /** @default everybody may receive */
  allowed: z.optional(z.array(addressSchema).check(z.maxLength(MOST_ADDRESSES))),
})

export const operatorPolicySchema = z.strictObject({
  limits: z.optional(policySchema.shape.limits),
  refused: z.optional(z.array(addressSchema)),
})

const coinsSchema = z.strictObject({
  network: caipNetworkIdSchema,
  amount: amountSchema,
  /** Recipients, spenders and called contracts, as the frame has decoded them. */
  to: z.array(addressSchema).check(z.maxLength(MOST_RECIPIENTS)),
  /** True for tokens, contract calls and permits, whose worth is unknown. */
  hasOther: z.boolean(),
  /** True if it isn’t known who gets something. */
  hasUnknown: z.boolean(),
})

// What one request sends, or one use of a permission.
const sendSchema = z.extend(coinsSchema, { kind: z.literal('send'), permission: z.optional(secretSchema) })
// What an app may send without asking until a time, in ms since 1970.
const grantSchema = z.extend(coinsSchema, { kind: z.literal('grant'), until: z.int() })
// A text, or a change of the wallet’s own, which sends nothing.
const textSchema = z.strictObject({ kind: z.literal('text') })

export const spendSchema = z.discriminatedUnion('kind', [sendSchema, grantSchema, textSchema])

export type Policy = z.output<typeof policySchema>
export type OperatorPolicy = z.output<typeof operatorPolicySchema>
export type Spend = z.output<typeof spendSchema>
export type CoinSpend = Exclude<Spend, { kind: 'text' }>
export type SendSpend = z.output<typeof sendSchema>
export type Limit = z.output<typeof limitSchema>
