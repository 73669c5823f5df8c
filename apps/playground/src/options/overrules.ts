import type { RemoteFeatures } from '@foyer/core/actions'
import type { SettingKey, Settings } from '../settings/settings'

/** By key: why an option has no say now. */
export type Overrules = { readonly [K in SettingKey]?: string }

/** What the project's owner sets at the backend, and not the page, once it was asked and has answered. */
const remoteKeys = {
  'features.email': 'email',
  'features.socials': 'socials',
  'features.swaps': 'swaps',
  'features.onramp': 'onramp',
  'features.activity': 'activity',
  'features.reownBranding': 'reownBranding',
} as const satisfies { readonly [K in SettingKey]?: keyof RemoteFeatures }

type RemoteKey = keyof typeof remoteKeys

const remoteNames = Object.keys(remoteKeys) as readonly RemoteKey[]

export const isRemoteKey = (key: SettingKey): key is RemoteKey => Object.hasOwn(remoteKeys, key)

/** What has no say beside other settings, and beside what the project's configuration says as far as it is known. */
export function overrulesOf(settings: Settings, remote: RemoteFeatures | undefined): Overrules {
  return {
    ...(remote && byProject(settings, remote)),
    ...(settings.termsConditionsUrl || settings.privacyPolicyUrl
      ? {}
      : {
          'features.legalCheckbox':
            'There is nothing to agree to: neither termsConditionsUrl nor privacyPolicyUrl is set.',
        }),
    ...(settings['features.analytics']
      ? {}
      : { 'services.analytics': 'features.analytics is off: there are no events.' }),
    ...(settings.enableWalletConnect ? {} : { 'services.relay': 'enableWalletConnect is off: there are no phones.' }),
    ...(settings.enableEmbedded ? { disableAppend: 'enableEmbedded has put it into your container already.' } : {}),
    ...(settings['themeVariables.--fy-mix-strength'] === '0%'
      ? { 'themeVariables.--fy-mix': '--fy-mix-strength is 0%: nothing of it is mixed in.' }
      : {}),
    ...(settings.enableWallets ? {} : every(ofWallets, 'enableWallets is off: no wallet is offered.')),
    ...(settings.basic ? every(ofBackends, 'basic is on: nothing remote is asked.') : {}),
  }
}

const ofWallets: readonly SettingKey[] = [
  'enableEIP6963',
  'enableInjected',
  'featuredWalletIds',
  'includeWalletIds',
  'features.allWallets',
]
const ofBackends: readonly SettingKey[] = [
  ...remoteNames,
  'features.names',
  'features.analytics',
  'services.data',
  'services.directory',
  'services.images',
  'services.analytics',
  'services.secureSite',
]

const every = (keys: readonly SettingKey[], why: string): Overrules =>
  Object.fromEntries(keys.map((key) => [key, why] as const))

/**
 * Without a configuration the page's own options hold, so what differs from them has been decided there; and then all of
 * them are.
 */
function byProject(settings: Settings, remote: RemoteFeatures): Overrules {
  const isDecided = remoteNames.some((key) => !agrees(settings[key], remote[remoteKeys[key]]))
  if (!isDecided) return {}
  return Object.fromEntries(
    remoteNames.map((key) => [key, `The project’s configuration decides: ${describe(remote[remoteKeys[key]])}.`]),
  )
}

function agrees(wanted: Settings[RemoteKey], said: boolean | readonly string[]): boolean {
  const isOn = typeof said === 'boolean' ? said : said.length > 0
  if (typeof wanted === 'string') return (wanted !== 'off') === isOn
  return typeof said !== 'boolean' && wanted.length === said.length && wanted.every((each) => said.includes(each))
}

function describe(said: boolean | readonly string[]): string {
  if (typeof said === 'boolean') return said ? 'on' : 'off'
  return said.length > 0 ? said.join(', ') : 'off'
}
