import type { ModalContext, Service } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'

// Loads the code that looks up names and pictures once the first EVM account is connected.
export const loadIdentityOnConnect: Service<void> = {
  create(context: ModalContext) {
    const { on } = context.services.events
    const follow = ({ namespace }: { readonly namespace: Namespace }) => {
      if (namespace !== 'eip155') return
      import('./refreshShownIdentity.js').then(
        ({ refreshShownIdentity }) => context.use(refreshShownIdentity),
        (cause: unknown) => context.log('warn', 'Failed to load the code that looks up names', cause),
      )
    }
    on('connect', follow)
    on('accountChange', follow)
  },
}
