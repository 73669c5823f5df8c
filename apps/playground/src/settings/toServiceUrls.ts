import type { ServiceUrls } from '@foyer/core'
import { getLocalServiceUrls, type LocalServices } from '../sandbox/localServices'
import type { Settings } from './settings'

const names = ['data', 'directory', 'images', 'analytics', 'relay', 'secureSite'] as const

/** Returns the URLs of services: the entered ones, else those of local services. */
export function toServiceUrls(settings: Settings, local: LocalServices): Partial<ServiceUrls> {
  const running = getLocalServiceUrls(local)
  const entries = names.map((name) => [name, settings[`services.${name}`] || running[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [keyof ServiceUrls, string] => !!entry[1]))
}
