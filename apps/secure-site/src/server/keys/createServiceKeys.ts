import { computeHmac } from './secrets'

const ID_LENGTH = 16

/** Holds a service key. Only secrets derived from it leave this module. */
export interface ServiceKey {
  readonly id: string
  derive(...purpose: string[]): string
}

export type ServiceKeys = ReturnType<typeof createServiceKeys>

/** Holds the newest key, which seals, and an older one, which only opens. */
export function createServiceKeys({ serviceKey, olderServiceKey }: ServiceKeySecrets) {
  const newest = toKey(serviceKey)
  const all = olderServiceKey === undefined ? [newest] : [newest, toKey(olderServiceKey)]
  return { newest, all, find: (id: string) => all.find((key) => key.id === id) }
}

export interface ServiceKeySecrets {
  readonly serviceKey: string
  readonly olderServiceKey?: string | undefined
}

const toKey = (text: string): ServiceKey => {
  const derive = (...purpose: string[]) => computeHmac(text, ...purpose)
  return { id: derive('key id').slice(0, ID_LENGTH), derive }
}
