/** @typedef {import('./types').DirectoryAnswers} DirectoryAnswers */

/** @type {DirectoryAnswers} */
const DEFAULTS = {
  features: [
    {
      id: 'social_login',
      isEnabled: true,
      config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    },
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'onramp', isEnabled: true, config: ['meld'] },
    { id: 'activity', isEnabled: true, config: [] },
    { id: 'reown_branding', isEnabled: false, config: null },
  ],
  allowedOrigins: [],
  isAnalyticsEnabled: true,
}

/**
 * What the configuration routes answer, until it is set to something else.
 *
 * @param {Partial<DirectoryAnswers>} [given] in place of the defaults
 */
export function createAnswers(given) {
  const initial = { ...DEFAULTS, ...given }
  let current = initial
  return {
    get: () => current,
    /** @param {Partial<DirectoryAnswers>} changes */
    set(changes) {
      current = { ...current, ...changes }
    },
    reset() {
      current = initial
    },
  }
}

/**
 * Not checked beyond being the known fields: a test may want a shape that no client expects.
 *
 * @param {unknown} value
 * @returns {Partial<DirectoryAnswers> | { error: string }}
 */
export function readAnswers(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'an object is needed' }
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(DEFAULTS, key))
  return unknown === undefined ? value : { error: `${unknown} is not one of ${Object.keys(DEFAULTS).join(', ')}` }
}
