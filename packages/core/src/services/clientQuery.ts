import type { ServiceClient } from '../types/services.js'

/** The version that backends are told. Not a constant of the first load, which asks nobody. */
export const VERSION = '0.0.0'

/** What goes with every call to a backend: the project, and which software asks. */
export function clientQuery({ projectId, networks }: ServiceClient) {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return { projectId, st: 'appkit', sv: `html-${namespaces.join(',')}-${VERSION}` } as const
}
