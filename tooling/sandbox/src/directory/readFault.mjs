/** @typedef {import('./types').Fault} Fault */

const isWhole = (/** @type {unknown} */ value, /** @type {number} */ least) =>
  Number.isInteger(value) && Number(value) >= least

/** @type {Record<keyof Fault, { words: string, fits: (value: unknown) => boolean }>} */
const FIELDS = {
  path: { words: 'begins with /', fits: (value) => typeof value === 'string' && value.startsWith('/') },
  latencyMs: { words: 'is a whole number from 0', fits: (value) => isWhole(value, 0) },
  status: { words: 'is 400 to 599', fits: (value) => isWhole(value, 400) && Number(value) <= 599 },
  retryAfter: { words: 'is a whole number of seconds', fits: (value) => isWhole(value, 0) },
  cut: { words: 'is true or false', fits: (value) => typeof value === 'boolean' },
  garbage: {
    words: 'is true, false, text, shape or entries',
    fits: (value) => [true, false, 'text', 'shape', 'entries'].some((one) => one === value),
  },
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
  const kinds = [fault.status !== undefined, fault.cut === true, Boolean(fault.garbage)].filter(Boolean).length
  if (kinds > 1) return { error: 'only one of status, cut and garbage at a time' }
  if (kinds === 0 && fault.latencyMs === undefined) return { error: 'one of latencyMs, status, cut, garbage is needed' }
  if (fault.retryAfter !== undefined && fault.status === undefined) return { error: 'retryAfter needs a status' }
  return { fault }
}

/**
 * @param {string} name
 * @returns {name is keyof Fault}
 */
function isField(name) {
  return Object.hasOwn(FIELDS, name)
}
