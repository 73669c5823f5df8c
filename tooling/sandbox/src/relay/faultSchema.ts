import * as z from 'zod/mini'
import { count, faultOf, flag, text, whole } from '../faults/readWith'
import type { Fault } from './types'

const kindsOf = ({ refuse, hold, fail, cut, garbage }: Fault) =>
  [refuse, hold, fail, cut, garbage].filter(Boolean).length
const isMessage = ({ method }: Fault) => method === undefined || method === 'irn_subscription'

/** What must be true of a fault, and what is said where it is not. */
const RULES: readonly (readonly [(fault: Fault) => boolean, string])[] = [
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

export const faultSchema: z.ZodMiniType<Fault> = faultOf({
  method: z.exactOptional(text('is the name of a method')),
  tags: z.exactOptional(z.array(whole(0, 'is a list of numbers'), 'is a list of numbers')),
  refuse: z.exactOptional(z.union([z.boolean(), text(REFUSE)], REFUSE)),
  hold: flag,
  latencyMs: z.exactOptional(whole(0)),
  fail: flag,
  cut: flag,
  garbage: flag,
  count,
}).check(...RULES.map(([holds, words]) => z.refine<Fault>(holds, words)))
