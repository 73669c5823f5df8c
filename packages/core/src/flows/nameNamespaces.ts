import type { Options } from '../options.js'
import type { Namespace } from '../types/caip.js'

const usual: readonly Namespace[] = ['eip155']

/** Where the site lets its visitors register names. */
export function nameNamespaces({ features: { names = true } }: Pick<Options, 'features'>): readonly Namespace[] {
  if (names === false) return []
  return typeof names === 'object' && Array.isArray(names.namespaces) ? names.namespaces : usual
}
