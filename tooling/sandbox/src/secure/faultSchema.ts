import * as z from 'zod/mini'
import { count, faultOf, flag, whole } from '../faults/readWith'
import type { SecureFault } from './types'

const EFFECTS = ['refuse', 'status', 'latencyMs', 'cut']

export const faultSchema: z.ZodMiniType<SecureFault> = faultOf({
  path: z.exactOptional(z.string('begins with a slash').check(z.startsWith('/', 'begins with a slash'))),
  refuse: flag,
  status: z.exactOptional(whole(400)),
  latencyMs: z.exactOptional(whole(1)),
  cut: flag,
  count,
}).check(z.refine((fault) => EFFECTS.some((name) => Object.hasOwn(fault, name)), `one of ${EFFECTS.join(', ')}`))
