import type { Options } from '../../options.js'
import type { Namespace } from '../../types/caip.js'

const usual: readonly Namespace[] = ['eip155', 'solana']

/** Where the site lets its visitors send. */
export function sendNamespaces({ features: { send } }: Pick<Options, 'features'>): readonly Namespace[] {
  if (send === false) return []
  return typeof send === 'object' && Array.isArray(send.namespaces) ? send.namespaces : usual
}
