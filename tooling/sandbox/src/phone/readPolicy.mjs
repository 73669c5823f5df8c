/** @typedef {import('./types.d.mts').Policy} Policy */

const ANSWERS = ['ask', 'approve', 'reject', 'ignore']

const isAnswer = (/** @type {unknown} */ value) => ANSWERS.some((answer) => answer === value)
const isList = (/** @type {unknown} */ value) =>
  value === null || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
const isDelay = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0

const answer = { fits: isAnswer, words: `is one of ${ANSWERS.join(', ')}` }
const list = { fits: isList, words: 'is a list of texts, or null for all' }

/** @type {Record<keyof Policy, { fits: (value: unknown) => boolean, words: string }>} */
const FIELDS = {
  proposals: answer,
  requests: answer,
  delayMs: { fits: isDelay, words: 'is a number from 0' },
  chains: list,
  accounts: list,
}

/** @type {() => Policy} */
export const defaultPolicy = () => ({ proposals: 'ask', requests: 'ask', delayMs: 0, chains: null, accounts: null })

/**
 * Throws at what is misspelt: it would be a test that passes for nothing.
 *
 * @param {object} change
 * @returns {Partial<Policy>}
 */
export function readPolicy(change) {
  for (const [name, value] of Object.entries(change)) {
    if (!Object.hasOwn(FIELDS, name)) throw new Error(`the policy has no ${name}`)
    const field = FIELDS[/** @type {keyof Policy} */ (name)]
    if (!field.fits(value)) throw new Error(`${name} ${field.words}`)
  }
  return change
}
