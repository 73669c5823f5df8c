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

export function createDirectoryAnswers(input?: Partial<DirectoryAnswers>) {
  const initial = { ...DEFAULTS, ...input }
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

// Checks field names only, as a test may want values that no client expects.
export function readDirectoryAnswers(value: unknown): Partial<DirectoryAnswers> | { error: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: 'an object is needed' }
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(DEFAULTS, key))
  return unknown === undefined ? value : { error: `${unknown} is not one of ${Object.keys(DEFAULTS).join(', ')}` }
}
