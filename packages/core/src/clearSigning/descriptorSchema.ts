import type { Descriptor } from '@ethereum-sourcify/clear-signing'
import * as z from 'zod/mini'
import { isValidDescriptor } from './checkDescriptor.js'

const MAX_TEXT_LENGTH = 4_000
const MAX_DEPTH = 16
const MAX_VALUES = 20_000
const MAX_DECIMALS = 77

const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
const optionalText = z.optional(text)
const deployments = z.optional(z.array(z.looseObject({ chainId: z.optional(z.int()), address: optionalText })))

const params = z.looseObject({
  decimals: z.optional(z.int().check(z.gte(0), z.lte(MAX_DECIMALS))),
  $ref: optionalText,
  ...{ amount: optionalText, amountPath: optionalText, spender: optionalText, spenderPath: optionalText },
})
/** Parses a field, or a group of fields; the library knows what they mean. */
const field = z.looseObject({
  path: optionalText,
  $ref: optionalText,
  label: optionalText,
  format: optionalText,
  params: z.optional(params),
  get fields(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType>> {
    return z.optional(z.array(field))
  },
})

const format = z.looseObject({
  intent: z.optional(z.union([text, z.record(text, text)])),
  interpolatedIntent: optionalText,
  fields: z.optional(z.array(field)),
})

const schema = z.looseObject({
  $schema: optionalText,
  context: z.looseObject({
    contract: z.optional(z.looseObject({ deployments })),
    eip712: z.optional(z.looseObject({ deployments, domain: z.optional(z.record(text, z.unknown())) })),
  }),
  metadata: z.optional(
    z.looseObject({
      owner: optionalText,
      contractName: optionalText,
      enums: z.optional(z.record(text, z.record(text, text))),
      token: z.optional(
        z.looseObject({ ticker: optionalText, decimals: z.optional(z.int().check(z.gte(0), z.lte(MAX_DECIMALS))) }),
      ),
    }),
  ),
  display: z.looseObject({
    definitions: z.optional(z.record(text, field)),
    formats: z.record(text, format),
  }),
})

const shapeSchema = z.custom<Descriptor>(
  (value) => isBounded(value, MAX_DEPTH, { left: MAX_VALUES }) && z.safeParse(schema, value).success,
)

/** Parses a descriptor of ERC-7730 (schema v2) without includes. Bounds its depth, number and length. */
export const descriptorSchema = z.custom<Descriptor>((value) => {
  const shape = z.safeParse(shapeSchema, value)
  return shape.success && isValidDescriptor(shape.data)
})

function isBounded(value: unknown, depth: number, budget: { left: number }): boolean {
  budget.left -= 1
  if (budget.left < 0 || depth < 0) return false
  if (typeof value === 'string') return value.length <= MAX_TEXT_LENGTH
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, each]) => name !== '__proto__' && name.length <= MAX_TEXT_LENGTH && isBounded(each, depth - 1, budget),
  )
}
