import type { ServiceOptions } from '@foyer/core'
import { getLocalServiceUrls, type LocalServices } from '../sandbox/localServices'
import type { Settings } from './settings'

const names = ['data', 'directory', 'images', 'analytics', 'relay', 'verify', 'secureSite'] as const

/** Returns the URLs of services: the entered ones, else those of local services. */
export function toServiceUrls(settings: Settings, local: LocalServices): Partial<ServiceOptions> {
  const running: Partial<ServiceOptions> = getLocalServiceUrls(local)
  const entries = names.map((name) => [name, settings[`services.${name}`] || running[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [(typeof names)[number], string] => !!entry[1]))
}
