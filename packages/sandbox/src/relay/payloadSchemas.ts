import * as z from 'zod/mini'
import { PayloadError } from './relayErrors'

const INVALID = 'InvalidParams'
const MAX_BATCH_SIZE = 500

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, INVALID)
const batch = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item, INVALID).check(z.minLength(1, 'BatchEmpty'), z.maxLength(MAX_BATCH_SIZE, 'BatchLimitExceeded'))
const text = z.string(INVALID).check(z.minLength(1, INVALID))
const number = z.int(INVALID).check(z.gte(0, INVALID))
const optionalText = z.pipe(
  z.nullish(z.string(INVALID)),
  z.transform((value) => value || undefined),
)
// 32 bytes in hex.
const topic = text.check(z.regex(/^[0-9a-f]{64}$/i, 'InvalidTopic'))

const publication = object({ topic, message: text, ttl: number, tag: number, attestation: optionalText })
const subscription = object({ topic })
const subscriptions = object({ topics: batch(topic) })

export const METHOD_PARAM_SCHEMAS = {
  irn_publish: publication,
  irn_batchPublish: object({ messages: batch(publication) }),
  irn_subscribe: subscription,
  irn_batchSubscribe: subscriptions,
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: object({ subscriptions: batch(subscription) }),
  irn_fetchMessages: subscription,
  irn_batchFetchMessages: subscriptions,
  wc_proposeSession: object({ pairingTopic: topic, sessionProposal: text, attestation: optionalText }),
  wc_approveSession: object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: text,
    sessionSettlementRequest: text,
  }),
}

export const payloadSchema = z.record(z.string(), z.unknown(), INVALID)

export function parsePayload<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  const result = z.safeParse(schema, value)
  if (!result.success) throw new PayloadError(result.error.issues[0]?.message ?? INVALID)
  return result.data
}
