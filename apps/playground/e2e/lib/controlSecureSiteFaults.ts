import type { SecureFault } from '@foyer/secure-sandbox'
import { getTestService } from './getTestService.ts'

/** Controls the secure site's faults, shared by all tests, which run one after another. */
export function controlSecureSiteFaults() {
  const request = (method: string, body?: SecureFault) =>
    fetch(`${getTestService('secureUrl')}/__sandbox/faults`, { method, ...(body && { body: JSON.stringify(body) }) })
  return {
    add: (fault: SecureFault) => request('POST', fault),
    clear: () => request('DELETE'),
  }
}
