import type { ServiceUrls } from '@foyer/core'
import { type Local, localServices } from '../sandbox/local'
import type { Settings } from './settings'

const names = ['data', 'directory', 'images', 'analytics', 'relay', 'secureSite'] as const

/** What was entered first, then the local services that run. */
export function toServices(settings: Settings, local: Local): Partial<ServiceUrls> {
  const running = localServices(local)
  const entries = names.map((name) => [name, settings[`services.${name}`] || running[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [keyof ServiceUrls, string] => !!entry[1]))
}
