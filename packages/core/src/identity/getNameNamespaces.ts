import type { Options } from '../modal/options.js'
import type { Namespace } from '../types/caip.js'

const usual: readonly Namespace[] = ['eip155']

export function getNameNamespaces({ features: { names = true } }: Pick<Options, 'features'>): readonly Namespace[] {
  if (names === false) return []
  return typeof names === 'object' && Array.isArray(names.namespaces) ? names.namespaces : usual
}
