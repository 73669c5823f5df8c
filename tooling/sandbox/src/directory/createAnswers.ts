import type { DirectoryAnswers } from './types'

const DEFAULTS: DirectoryAnswers = {
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
 * @param given in place of the defaults
 */
export function createAnswers(given?: Partial<DirectoryAnswers>) {
  const initial = { ...DEFAULTS, ...given }
  let current = initial
  return {
    get: () => current,
    set(changes: Partial<DirectoryAnswers>) {
      current = { ...current, ...changes }
    },
    reset() {
      current = initial
    },
  }
}

/** Not checked beyond being the known fields: a test may want a shape that no client expects. */
export function readAnswers(value: unknown): Partial<DirectoryAnswers> | { error: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'an object is needed' }
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(DEFAULTS, key))
  return unknown === undefined ? value : { error: `${unknown} is not one of ${Object.keys(DEFAULTS).join(', ')}` }
}
