import { VERSION } from '../constants.js'
import type { ServiceClient } from '../types/services.js'

/** What goes with every call to a backend: the project, and which software asks. */
export function clientQuery({ projectId, networks }: ServiceClient) {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return { projectId, st: 'appkit', sv: `html-${namespaces.join(',')}-${VERSION}` } as const
}
