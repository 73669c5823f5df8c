import { flag, readFields, whole } from '../faults/readFields.mjs'

const EFFECTS = ['refuse', 'status', 'latencyMs', 'cut']
const FIELDS = {
  path: {
    words: 'begins with a slash',
    fits: (/** @type {unknown} */ value) => typeof value === 'string' && value.startsWith('/'),
  },
  refuse: flag,
  status: whole(400),
  latencyMs: whole(1),
  cut: flag,
  count: whole(1),
}

/**
 * @param {unknown} value
 * @returns {{ fault: import('./types.d.mts').SecureFault } | { error: string }}
 */
export function readFault(value) {
  const error = readFields(FIELDS, value)
  if (error !== undefined) return { error }
  const fault = /** @type {import('./types.d.mts').SecureFault} */ (value)
  return EFFECTS.some((name) => Object.hasOwn(fault, name)) ? { fault } : { error: `one of ${EFFECTS.join(', ')}` }
}
