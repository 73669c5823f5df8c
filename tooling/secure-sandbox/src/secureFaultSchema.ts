import { createFaultSchema, createIntegerSchema, optionalBooleanSchema, optionalCountSchema } from '@foyer/sandbox/http'
import * as z from 'zod/mini'
import type { SecureFault } from './types'

const EFFECTS = ['refuse', 'status', 'latencyMs', 'cut']

export const secureFaultSchema: z.ZodMiniType<SecureFault> = createFaultSchema({
  path: z.exactOptional(z.string('begins with a slash').check(z.startsWith('/', 'begins with a slash'))),
  refuse: optionalBooleanSchema,
  status: z.exactOptional(createIntegerSchema(400)),
  latencyMs: z.exactOptional(createIntegerSchema(1)),
  cut: optionalBooleanSchema,
  count: optionalCountSchema,
}).check(z.refine((fault) => EFFECTS.some((name) => Object.hasOwn(fault, name)), `one of ${EFFECTS.join(', ')}`))
