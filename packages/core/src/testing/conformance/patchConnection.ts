import type { NacreConnection } from '../fixtures/nacreAdapter.js'

// Overrides members of a connection; keeps getters as getters.
export function patchConnection(good: NacreConnection, change: Partial<NacreConnection>): NacreConnection {
  const members = { ...Object.getOwnPropertyDescriptors(good), ...Object.getOwnPropertyDescriptors(change) }
  return Object.defineProperties({}, members) as NacreConnection
}
