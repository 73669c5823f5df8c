import type { Features, SocialProvider } from '../types/features.js'
import type { FeatureConfig, RemoteFeatures } from '../types/remoteFeatures.js'

const SOCIALS: readonly SocialProvider[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

const none: RemoteFeatures = {
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

/** The local options that the remote configuration overrules. */
export const REMOTE_FEATURES = Object.keys(none) as readonly (keyof RemoteFeatures)[]

/** In basic mode: nothing that needs a backend. */
export const noRemoteFeatures = none

/** What holds where the remote configuration could not be had: the local options, then the defaults. */
export function localFeatures({ email, socials, swaps, onramp, activity, reownBranding }: Features): RemoteFeatures {
  return {
    email: email ?? defaults.email,
    socials: socials === undefined ? defaults.socials : socials || [],
    swaps: providers(namesIn(swaps), defaults.swaps),
    onramp: providers(namesIn(onramp), defaults.onramp),
    activity: activity === undefined ? defaults.activity : activity !== false,
    reownBranding: reownBranding ?? defaults.reownBranding,
  }
}

/**
 * What the remote configuration says. `social_login` is about e-mail and socials: its list names both. A feature that it
 * does not name is off; one that it names without a list is as it is by default.
 */
export function fetchedFeatures(features: readonly FeatureConfig[]): RemoteFeatures {
  const listOf = (id: string): readonly string[] | null => {
    const found = features.find((each) => each.id === id)
    return found?.isEnabled ? found.config : []
  }
  const isOn = (id: string) => features.some((each) => each.id === id && each.isEnabled)
  const logins = listOf('social_login')
  const { email, socials } = logins === null ? defaults : toLogins(logins)
  return {
    email,
    socials,
    swaps: listOf('swap') ?? defaults.swaps,
    onramp: listOf('onramp') ?? defaults.onramp,
    activity: isOn('activity'),
    reownBranding: isOn('reown_branding'),
  }
}

/** A list that names both as what it means. */
export const toLogins = (list: readonly string[]): Pick<RemoteFeatures, 'email' | 'socials'> => ({
  email: list.includes('email'),
  socials: SOCIALS.filter((each) => list.includes(each)),
})

/** Of what a site says of those who swap or sell, the names. One of its own goes by its id. */
function namesIn(given: Features['swaps'] | Features['onramp']): boolean | readonly string[] | undefined {
  if (typeof given !== 'object' || isList(given)) return given
  return given.providers?.map((each) => (typeof each === 'string' ? each : each.id))
}

const isList = (value: object): value is readonly string[] => Array.isArray(value)

function providers(given: boolean | readonly string[] | undefined, all: readonly string[]): readonly string[] {
  if (given === undefined || given === true) return all
  return given || []
}
