import type { EMBEDDED_NAMESPACES } from '@foyer/auth-frame'
import type { ModalContext } from '../../modal/context.js'
import type { Namespace } from '../../types/caip.js'

// Copy of `EMBEDDED_NAMESPACES` in `@foyer/auth-frame`. Importing it would load that package with the page.
const NAMESPACES: typeof EMBEDDED_NAMESPACES = ['eip155', 'solana']

/**
 * Lists the namespaces in which the embedded wallet is available. Empty without a project id or a secure site of the
 * app's own.
 */
export function getEmbeddedNamespaces({
  adapters,
  options,
}: Pick<ModalContext, 'adapters' | 'options'>): readonly Namespace[] {
  if (options.basic || !(options.projectId || options.services?.secureSite)) return []
  return NAMESPACES.filter((namespace) => adapters.get(namespace)?.channel)
}
