import type { EMBEDDED_NAMESPACES } from '@foyer/auth-frame'
import type { ModalContext } from '../../context.js'
import type { Namespace } from '../../types/caip.js'

/** Where the embedded wallet has accounts: what the frame says, which is not loaded to know it. */
const NAMESPACES: typeof EMBEDDED_NAMESPACES = ['eip155', 'solana']

/** The namespaces of this modal in which the embedded wallet can be used. It needs a project, or a secure site of one's own. */
export function embeddedNamespaces({
  adapters,
  options,
}: Pick<ModalContext, 'adapters' | 'options'>): readonly Namespace[] {
  if (options.basic || !(options.projectId || options.services?.secureSite)) return []
  return NAMESPACES.filter((namespace) => adapters.get(namespace)?.channel)
}
