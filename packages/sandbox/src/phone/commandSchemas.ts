import * as z from 'zod/mini'
import { parseWithSchema } from '../faults/schemas'
import type { PhonePolicy } from './types'

const words = (expected: string) => ({
  error: ({ input }: { input: unknown }) => (input === undefined ? 'is missing' : expected),
})
const text = z.string(words('must be a text')).check(z.minLength(1, 'must be a text'))
const optionalText = z.optional(text)
const optionalNumber = z.optional(z.int('must be a whole number'))
const texts = z.exactOptional(z.array(z.string('must be a list of texts'), 'must be a list of texts'))
const numberOrText = z.union([z.number(), text], words('must be a text'))
const topic = z.object({ topic: optionalText })

export const commandSchemas = {
  pair: z.object({ uri: text }),
  approve: z.object({ id: optionalNumber, chains: texts, accounts: texts }),
  reject: z.object({ id: optionalNumber, code: optionalNumber, message: optionalText }),
  ignore: z.object({ id: optionalNumber }),
  chainChanged: z.extend(topic, { chainId: numberOrText }),
  accountsChanged: z.extend(topic, { account: numberOrText, namespace: optionalText }),
  update: z.extend(topic, { chains: texts, accounts: texts }),
  extend: topic,
  disconnect: topic,
}

const ANSWERS = ['ask', 'approve', 'reject', 'ignore'] as const
const answer = z.exactOptional(z.enum(ANSWERS, `is one of ${ANSWERS.join(', ')}`))
const LIST = 'is a list of texts, or null for all'
const list = z.exactOptional(z.nullable(z.array(z.string(LIST), LIST)))

// Rejects unknown fields, as a misspelled policy would make a test pass wrongly.
export const policySchema = z.strictObject(
  {
    proposals: answer,
    requests: answer,
    delayMs: z.exactOptional(z.number('is a number from 0').check(z.gte(0, 'is a number from 0'))),
    chains: list,
    accounts: list,
  },
  { error: ({ code, keys }) => (code === 'unrecognized_keys' ? `the policy has no ${keys?.[0]}` : undefined) },
)

export const createDefaultPolicy = (): PhonePolicy => ({
  proposals: 'ask',
  requests: 'ask',
  delayMs: 0,
  chains: null,
  accounts: null,
})

export function parseCommand<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  const read = parseWithSchema(schema, value)
  if ('error' in read) throw new Error(read.error)
  return read.value
}
