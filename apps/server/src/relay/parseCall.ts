import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { isRelayErrorTag, RelayError } from './relayErrors'

const MAX_BATCH = 500
const MAX_MESSAGE_LENGTH = 1_000_000
// Sessions last 7 days; the longest TTL that clients use is 30 days.
const MAX_TTL_SECONDS = 30 * 24 * 60 * 60

const INVALID = 'InvalidParams'

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, INVALID)
const batch = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item, INVALID).check(z.minLength(1, 'BatchEmpty'), z.maxLength(MAX_BATCH, 'BatchLimitExceeded'))

const text = z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(MAX_MESSAGE_LENGTH, INVALID))
const optionalText = z.pipe(
  z.nullish(z.string(INVALID).check(z.maxLength(MAX_MESSAGE_LENGTH, INVALID))),
  z.transform((value) => value || undefined),
)
const topic = z.pipe(
  z.string(INVALID).check(z.regex(/^[0-9a-f]{64}$/i, 'InvalidTopic')),
  z.transform((value) => value.toLowerCase()),
)
const ttl = z.int(INVALID).check(z.gte(0, INVALID), z.lte(MAX_TTL_SECONDS, 'InvalidTtl'))
const tag = z.int(INVALID).check(z.gte(0, INVALID), z.lte(0xffff_ffff, INVALID))

const publication = object({ topic, message: text, ttl, tag, attestation: optionalText })
const subscription = object({ topic })

export const callSchemas = {
  irn_publish: publication,
  irn_batchPublish: object({ messages: batch(publication) }),
  irn_subscribe: subscription,
  irn_batchSubscribe: object({ topics: batch(topic) }),
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: object({ subscriptions: batch(subscription) }),
  irn_fetchMessages: subscription,
  irn_batchFetchMessages: object({ topics: batch(topic) }),
  wc_proposeSession: object({ pairingTopic: topic, sessionProposal: text, attestation: optionalText }),
  wc_approveSession: object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: text,
    sessionSettlementRequest: text,
  }),
}

export type RelayMethod = keyof typeof callSchemas

export const isRelayMethod = (method: string): method is RelayMethod => Object.hasOwn(callSchemas, method)

/** Parses a call's parameters. Throws a `RelayError` that names what is wrong. */
export function parseParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = z.safeParse(schema, params)
  if (result.success) return result.data
  const message = result.error.issues[0]?.message
  throw new RelayError(isRelayErrorTag(message) ? message : INVALID)
}

const id = z.union([z.string().check(z.maxLength(100)), z.number(), z.null()])
const payload = z.union([
  z.object({ id, method: z.string(), params: z.optional(z.unknown()) }),
  z.object({ id, result: z.unknown() }),
  z.object({ id, error: z.unknown() }),
])

export type Payload = z.output<typeof payload>

/** Parses a frame of a socket; undefined if it is no JSON-RPC payload. */
export const parsePayload = (data: string): Payload | undefined => z.safeParse(payload, parseJson(data)).data
