import { flag, readFields, whole } from '../faults/readFields.mjs'

/** @typedef {import('./types').Fault} Fault */

/** @type {Record<keyof Fault, import('../faults/readFields.mjs').Field>} */
const FIELDS = {
  path: { words: 'begins with /', fits: (value) => typeof value === 'string' && value.startsWith('/') },
  latencyMs: whole(0),
  status: { words: 'is 400 to 599', fits: (value) => whole(400).fits(value) && Number(value) <= 599 },
  retryAfter: whole(0, 'is a whole number of seconds'),
  cut: flag,
  garbage: {
    words: 'is true, false, text, shape or entries',
    fits: (value) => [true, false, 'text', 'shape', 'entries'].some((one) => one === value),
  },
  count: whole(1),
}

/**
 * A misspelt fault would be a test that passes for nothing, so it is refused.
 *
 * @param {unknown} value
 * @returns {{ fault: Fault } | { error: string }}
 */
export function readFault(value) {
  const wrong = readFields(FIELDS, value)
  if (wrong !== undefined) return { error: wrong }
  /** @type {Fault} */
  const fault = { .../** @type {Fault} */ (value) }
  const kinds = [fault.status !== undefined, fault.cut === true, Boolean(fault.garbage)].filter(Boolean).length
  if (kinds > 1) return { error: 'only one of status, cut and garbage at a time' }
  if (kinds === 0 && fault.latencyMs === undefined) return { error: 'one of latencyMs, status, cut, garbage is needed' }
  if (fault.retryAfter !== undefined && fault.status === undefined) return { error: 'retryAfter needs a status' }
  return { fault }
}
