import type { NacreConnection } from '../fixtures/nacreAdapter.js'

/** Getters stay getters. */
export function patch(good: NacreConnection, change: Partial<NacreConnection>): NacreConnection {
  const members = { ...Object.getOwnPropertyDescriptors(good), ...Object.getOwnPropertyDescriptors(change) }
  return Object.defineProperties({}, members) as NacreConnection
}
