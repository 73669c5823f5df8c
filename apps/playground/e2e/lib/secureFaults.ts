import type { SecureFault } from '@foyer/sandbox'
import { given } from './given.ts'

/** What the secure site does wrong until it is cleared. It is one for all tests, which run one after another. */
export function secureFaults() {
  const ask = (method: string, body?: SecureFault) =>
    fetch(`${given('secureUrl')}/__sandbox/faults`, { method, ...(body && { body: JSON.stringify(body) }) })
  return {
    add: (fault: SecureFault) => ask('POST', fault),
    clear: () => ask('DELETE'),
  }
}
