import type { SecureFault } from '@foyer/secure-sandbox'
import { readSlot } from './readSlot.ts'

/** Controls the secure site's faults, shared by all tests, which run one after another. */
export function secureFaults() {
  const request = (method: string, body?: SecureFault) =>
    fetch(`${readSlot('secureUrl')}/__sandbox/faults`, { method, ...(body && { body: JSON.stringify(body) }) })
  return {
    add: (fault: SecureFault) => request('POST', fault),
    clear: () => request('DELETE'),
  }
}
