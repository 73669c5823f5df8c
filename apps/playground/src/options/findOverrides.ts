import type { RemoteFeatures } from '@foyer/core/actions'
import type { SettingKey, Settings } from '../settings/settings'

/** Reasons why options have no effect now, by key. */
export type OverrideReasons = { readonly [K in SettingKey]?: string }

// Settings of the project, which take precedence once its configuration has loaded.
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

export const isProjectSettingKey = (key: SettingKey): key is RemoteKey => Object.hasOwn(remoteKeys, key)

/** Finds settings that other settings, or the project's loaded configuration, make ineffective. */
export function findOverrides(settings: Settings, remote: RemoteFeatures | undefined): OverrideReasons {
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
    ...(settings['features.walletConnect']
      ? {}
      : every(['services.relay', 'services.verify'], 'features.walletConnect is off: there are no phones.')),
    ...(settings.enableEmbedded ? { disableAppend: 'enableEmbedded has put it into your container already.' } : {}),
    ...(settings['themeVariables.--fy-mix-strength'] === '0%'
      ? { 'themeVariables.--fy-mix': '--fy-mix-strength is 0%: nothing of it is mixed in.' }
      : {}),
    ...(settings['features.wallets'] ? {} : every(ofWallets, 'features.wallets is off: no wallet is offered.')),
    ...(settings.basic ? every(ofBackends, 'basic is on: nothing remote is asked.') : {}),
  }
}

const ofWallets: readonly SettingKey[] = [
  'features.eip6963',
  'features.injected',
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

const every = (keys: readonly SettingKey[], why: string): OverrideReasons =>
  Object.fromEntries(keys.map((key) => [key, why] as const))

// Without a configuration the page's own options apply, so a difference comes from the project, which then decides all
// of them.
function byProject(settings: Settings, remote: RemoteFeatures): OverrideReasons {
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
