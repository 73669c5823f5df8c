import type { Options } from '../../modal/options.js'
import type { Namespace } from '../../types/caip.js'

const DEFAULT_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

export function getSendNamespaces({ features: { send } }: Pick<Options, 'features'>): readonly Namespace[] {
  if (send === false) return []
  return typeof send === 'object' && Array.isArray(send.namespaces) ? send.namespaces : DEFAULT_NAMESPACES
}
