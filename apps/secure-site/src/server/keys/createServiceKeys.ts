import { computeHmac } from './secrets'

const ID_LENGTH = 16

/** Holds a service key. Only secrets derived from it leave this module. */
export interface ServiceKey {
  readonly id: string
  derive(...purpose: string[]): string
}

/** Holds the newest key, which seals, and older ones, which only open. */
export interface ServiceKeys {
  readonly newest: ServiceKey
  readonly all: readonly ServiceKey[]
  find(id: string): ServiceKey | undefined
}

export function createServiceKeys({ serviceKey, olderServiceKey }: ServiceKeySecrets): ServiceKeys {
  const newest = toServiceKey(serviceKey)
  const all = olderServiceKey === undefined ? [newest] : [newest, toServiceKey(olderServiceKey)]
  return { newest, all, find: (id) => all.find((key) => key.id === id) }
}

export interface ServiceKeySecrets {
  readonly serviceKey: string
  readonly olderServiceKey?: string | undefined
}

export const toServiceKey = (text: string): ServiceKey => {
  const derive = (...purpose: string[]) => computeHmac(text, ...purpose)
  return { id: derive('key id').slice(0, ID_LENGTH), derive }
}
