import * as z from 'zod/mini'
import {
  createFaultSchema,
  createIntegerSchema,
  createTextSchema,
  optionalBooleanSchema,
  optionalCountSchema,
} from '../faults/schemas'
import type { RelayFault } from './types'

const kindsOf = ({ refuse, hold, fail, cut, garbage }: RelayFault) =>
  [refuse, hold, fail, cut, garbage].filter(Boolean).length
const isMessage = ({ method }: RelayFault) => method === undefined || method === 'irn_subscription'

const RULES: readonly (readonly [(fault: RelayFault) => boolean, string])[] = [
  [(fault) => kindsOf(fault) <= 1, 'only one of refuse, hold, fail, cut and garbage at a time'],
  [
    (fault) => kindsOf(fault) > 0 || fault.latencyMs !== undefined,
    'one of refuse, hold, latencyMs, fail, cut, garbage is needed',
  ],
  [
    ({ refuse, latencyMs, method, tags }) => !refuse || (latencyMs ?? method ?? tags) === undefined,
    'refuse goes with count only',
  ],
  [
    ({ hold, latencyMs, count: times }) => !hold || (latencyMs ?? times) === undefined,
    'hold lasts until it is cleared',
  ],
  [
    (fault) => !(fault.hold || fault.tags !== undefined) || isMessage(fault),
    'hold and tags are about irn_subscription',
  ],
  [({ fail, tags }) => !fail || tags === undefined, 'fail is about calls, which have no tags'],
]

const REFUSE = 'is true, false or a reason'

export const relayFaultSchema: z.ZodMiniType<RelayFault> = createFaultSchema({
  method: z.exactOptional(createTextSchema('is the name of a method')),
  tags: z.exactOptional(z.array(createIntegerSchema(0, 'is a list of numbers'), 'is a list of numbers')),
  refuse: z.exactOptional(z.union([z.boolean(), createTextSchema(REFUSE)], REFUSE)),
  hold: optionalBooleanSchema,
  latencyMs: z.exactOptional(createIntegerSchema(0)),
  fail: optionalBooleanSchema,
  cut: optionalBooleanSchema,
  garbage: optionalBooleanSchema,
  count: optionalCountSchema,
}).check(...RULES.map(([holds, words]) => z.refine<RelayFault>(holds, words)))
