import * as z from 'zod/mini'
import { count, faultOf, flag, whole } from '../faults/readWith'
import type { Fault } from './types'

export const faultSchema: z.ZodMiniType<Fault> = faultOf({
  path: z.exactOptional(z.string('begins with /').check(z.startsWith('/', 'begins with /'))),
  latencyMs: z.exactOptional(whole(0)),
  status: z.exactOptional(whole(400, 'is 400 to 599').check(z.lte(599, 'is 400 to 599'))),
  retryAfter: z.exactOptional(whole(0, 'is a whole number of seconds')),
  cut: flag,
  garbage: z.exactOptional(
    z.literal([true, false, 'text', 'shape', 'entries'], 'is true, false, text, shape or entries'),
  ),
  count,
}).check(
  z.refine((fault) => kindsOf(fault) <= 1, 'only one of status, cut and garbage at a time'),
  z.refine(
    (fault) => kindsOf(fault) > 0 || fault.latencyMs !== undefined,
    'one of latencyMs, status, cut, garbage is needed',
  ),
  z.refine(({ retryAfter, status }) => retryAfter === undefined || status !== undefined, 'retryAfter needs a status'),
)

const kindsOf = ({ status, cut, garbage }: Fault) => [status, cut, garbage].filter(Boolean).length
