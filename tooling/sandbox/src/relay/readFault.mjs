import { flag, readFields, whole } from '../faults/readFields.mjs'

/** @typedef {import('./types.d.mts').Fault} Fault */

/** @type {Record<keyof Fault, import('../faults/readFields.mjs').Field>} */
const FIELDS = {
  method: { words: 'is the name of a method', fits: (value) => typeof value === 'string' && value !== '' },
  tags: {
    words: 'is a list of numbers',
    fits: (value) => Array.isArray(value) && value.every(whole(0).fits),
  },
  refuse: {
    words: 'is true, false or a reason',
    fits: (value) => typeof value === 'boolean' || (typeof value === 'string' && value !== ''),
  },
  hold: flag,
  latencyMs: whole(0),
  fail: flag,
  cut: flag,
  garbage: flag,
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
  const { refuse, hold, fail, cut, garbage, latencyMs, method, tags, count } = fault
  const kinds = [refuse, hold, fail, cut, garbage].filter(Boolean).length
  if (kinds > 1) return { error: 'only one of refuse, hold, fail, cut and garbage at a time' }
  if (kinds === 0 && latencyMs === undefined) {
    return { error: 'one of refuse, hold, latencyMs, fail, cut, garbage is needed' }
  }
  const isMessage = method === undefined || method === 'irn_subscription'
  if (refuse && (latencyMs ?? method ?? tags) !== undefined) return { error: 'refuse goes with count only' }
  if (hold && (latencyMs ?? count) !== undefined) return { error: 'hold lasts until it is cleared' }
  if ((hold || tags !== undefined) && !isMessage) return { error: 'hold and tags are about irn_subscription' }
  if (fail && tags !== undefined) return { error: 'fail is about calls, which have no tags' }
  return { fault }
}
