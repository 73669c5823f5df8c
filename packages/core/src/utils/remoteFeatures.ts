import type { FeatureConfig, Features, RemoteFeatures, SocialProvider } from '../types/features.js'

const SOCIALS: readonly SocialProvider[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

export const DISABLED_REMOTE_FEATURES: RemoteFeatures = {
  email: false,
  socials: [],
  swaps: [],
  onramp: [],
  activity: false,
  reownBranding: false,
}
const defaults: RemoteFeatures = {
  email: true,
  socials: SOCIALS,
  swaps: ['1inch'],
  onramp: ['meld'],
  activity: true,
  reownBranding: true,
}

export const REMOTE_FEATURES = Object.keys(DISABLED_REMOTE_FEATURES) as readonly (keyof RemoteFeatures)[]

export function toRemoteFeatures({ email, socials, swaps, onramp, activity, reownBranding }: Features): RemoteFeatures {
  return {
    email: email ?? defaults.email,
    socials: socials === undefined ? defaults.socials : socials || [],
    swaps: providers(namesIn(swaps), defaults.swaps),
    onramp: providers(namesIn(onramp), defaults.onramp),
    activity: activity === undefined ? defaults.activity : activity !== false,
    reownBranding: reownBranding ?? defaults.reownBranding,
  }
}

// Converts the project's configuration. The entry `social_login` lists e-mail and social providers. A feature without
// an entry is off; one with an entry but no config gets its defaults.
export function parseRemoteFeatures(features: readonly FeatureConfig[]): RemoteFeatures {
  const listOf = (id: string): readonly string[] | null => {
    const found = features.find((each) => each.id === id)
    return found?.isEnabled ? found.config : []
  }
  const isOn = (id: string) => features.some((each) => each.id === id && each.isEnabled)
  const logins = listOf('social_login')
  const { email, socials } = logins === null ? defaults : parseLoginMethods(logins)
  return {
    email,
    socials,
    swaps: listOf('swap') ?? defaults.swaps,
    onramp: listOf('onramp') ?? defaults.onramp,
    activity: isOn('activity'),
    reownBranding: isOn('reown_branding'),
  }
}

export const parseLoginMethods = (list: readonly string[]): Pick<RemoteFeatures, 'email' | 'socials'> => ({
  email: list.includes('email'),
  socials: SOCIALS.filter((each) => list.includes(each)),
})

function namesIn(given: Features['swaps'] | Features['onramp']): boolean | readonly string[] | undefined {
  if (typeof given !== 'object' || isList(given)) return given
  return given.providers?.map((each) => (typeof each === 'string' ? each : each.id))
}

const isList = (value: object): value is readonly string[] => Array.isArray(value)

function providers(given: boolean | readonly string[] | undefined, all: readonly string[]): readonly string[] {
  if (given === undefined || given === true) return all
  return given || []
}
