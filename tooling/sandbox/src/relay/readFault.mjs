/** @typedef {import('./types.d.mts').Fault} Fault */

const isWhole = (/** @type {unknown} */ value, /** @type {number} */ least) =>
  Number.isInteger(value) && Number(value) >= least

const flag = { words: 'is true or false', fits: (/** @type {unknown} */ value) => typeof value === 'boolean' }

/** @type {Record<keyof Fault, { words: string, fits: (value: unknown) => boolean }>} */
const FIELDS = {
  method: { words: 'is the name of a method', fits: (value) => typeof value === 'string' && value !== '' },
  tags: {
    words: 'is a list of numbers',
    fits: (value) => Array.isArray(value) && value.every((tag) => isWhole(tag, 0)),
  },
  refuse: {
    words: 'is true, false or a reason',
    fits: (value) => typeof value === 'boolean' || (typeof value === 'string' && value !== ''),
  },
  hold: flag,
  latencyMs: { words: 'is a whole number from 0', fits: (value) => isWhole(value, 0) },
  fail: flag,
  cut: flag,
  garbage: flag,
  count: { words: 'is a whole number from 1', fits: (value) => isWhole(value, 1) },
}

/**
 * A misspelt fault would be a test that passes for nothing, so it is refused.
 *
 * @param {unknown} value
 * @returns {{ fault: Fault } | { error: string }}
 */
export function readFault(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'a fault is an object' }
  for (const [name, given] of Object.entries(value)) {
    if (!isField(name)) return { error: `${name} is not one of ${Object.keys(FIELDS).join(', ')}` }
    if (!FIELDS[name].fits(given)) return { error: `${name} ${FIELDS[name].words}` }
  }
  /** @type {Fault} */
  const fault = { ...value }
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

/**
 * @param {string} name
 * @returns {name is keyof Fault}
 */
function isField(name) {
  return Object.hasOwn(FIELDS, name)
}
