import { isChanged, settingKeys } from './changes'
import { defaults } from './defaults'
import { isNetworkKey } from './networks'
import type { Settings } from './settings'

/** The settings as an address: only what was changed, readable, e.g. `#enableWallets=false&themeMode=dark`. */
export function toHash(settings: Settings): string {
  const changed = settingKeys.filter((key) => isChanged(settings, key))
  const entries = changed.map((key): [string, string] => {
    const value: unknown = settings[key]
    return [key, typeof value === 'string' ? value : JSON.stringify(value)]
  })
  return new URLSearchParams(entries).toString()
}

/** Foreign input: what is unknown or of another shape than the default is left out. */
export function fromHash(hash: string): Settings {
  const found = [...new URLSearchParams(hash.replace(/^#/, ''))].flatMap(([key, text]) => {
    const before: unknown = Object.hasOwn(defaults, key) ? defaults[key as keyof Settings] : undefined
    const value = parse(text, before)
    return value === undefined ? [] : [[key, value] as const]
  })
  const settings: Settings = { ...defaults, ...Object.fromEntries(found) }
  const networks = settings.networks.filter(isNetworkKey)
  return { ...settings, networks: networks.length > 0 ? networks : defaults.networks }
}

function parse(text: string, before: unknown): unknown {
  if (typeof before === 'boolean' && (text === 'on' || text === 'off')) return text === 'on'
  // Beside words such as "on", these settings take a list.
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
