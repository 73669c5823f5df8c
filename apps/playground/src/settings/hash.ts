import { isSettingChanged, settingKeys } from './changes'
import { defaultSettings } from './defaultSettings'
import { isNetworkKey } from './networks'
import type { Settings } from './settings'

/** Formats changed settings as a readable hash, e.g. `#features.wallets=false&themeMode=dark`. */
export function encodeSettings(settings: Settings): string {
  const changed = settingKeys.filter((key) => isSettingChanged(settings, key))
  const entries = changed.map((key): [string, string] => {
    const value: unknown = settings[key]
    return [key, typeof value === 'string' ? value : JSON.stringify(value)]
  })
  return new URLSearchParams(entries).toString()
}

/** Parses untrusted input: unknown keys and other types than the default's are dropped. */
export function decodeSettings(hash: string): Settings {
  const result = [...new URLSearchParams(hash.replace(/^#/, ''))].flatMap(([key, text]) => {
    const before: unknown = Object.hasOwn(defaultSettings, key) ? defaultSettings[key as keyof Settings] : undefined
    const value = parse(text, before)
    return value === undefined ? [] : [[key, value] as const]
  })
  const settings: Settings = { ...defaultSettings, ...Object.fromEntries(result) }
  const networks = settings.networks.filter(isNetworkKey)
  return { ...settings, networks: networks.length > 0 ? networks : defaultSettings.networks }
}

function parse(text: string, before: unknown): unknown {
  if (typeof before === 'boolean' && (text === 'on' || text === 'off')) return text === 'on'
  // These settings take a list beside words such as "on".
  const mayBeList = before === 'default'
  if (typeof before === 'string' && !(mayBeList && text.startsWith('['))) return text
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return mayBeList || Array.isArray(before) ? value : undefined
    return typeof value === typeof before && value !== null && !Array.isArray(before) ? value : undefined
  } catch {
    return undefined
  }
}
