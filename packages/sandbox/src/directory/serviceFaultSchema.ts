import * as z from 'zod/mini'
import { createFaultSchema, createIntegerSchema, optionalBooleanSchema, optionalCountSchema } from '../faults/schemas'
import type { ServiceFault } from './types'

export const serviceFaultSchema: z.ZodMiniType<ServiceFault> = createFaultSchema({
  path: z.exactOptional(z.string('begins with /').check(z.startsWith('/', 'begins with /'))),
  latencyMs: z.exactOptional(createIntegerSchema(0)),
  status: z.exactOptional(createIntegerSchema(400, 'is 400 to 599').check(z.lte(599, 'is 400 to 599'))),
  retryAfter: z.exactOptional(createIntegerSchema(0, 'is a whole number of seconds')),
  cut: optionalBooleanSchema,
  garbage: z.exactOptional(
    z.literal([true, false, 'text', 'shape', 'entries'], 'is true, false, text, shape or entries'),
  ),
  count: optionalCountSchema,
}).check(
  z.refine((fault) => kindsOf(fault) <= 1, 'only one of status, cut and garbage at a time'),
  z.refine(
    (fault) => kindsOf(fault) > 0 || fault.latencyMs !== undefined,
    'one of latencyMs, status, cut, garbage is needed',
  ),
  z.refine(({ retryAfter, status }) => retryAfter === undefined || status !== undefined, 'retryAfter needs a status'),
)

const kindsOf = ({ status, cut, garbage }: ServiceFault) => [status, cut, garbage].filter(Boolean).length
