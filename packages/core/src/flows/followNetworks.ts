import type { Part } from '../context.js'
import { syncAccount } from './syncAccount.js'
import { tellNetwork } from './tellNetwork.js'

/** A network that is added may be the one that a wallet is on; one that is removed may have been. */
export const followNetworks: Part<void> = {
  create(context) {
    const { connections, networks } = context.stores
    const stop = networks.$all.listen(() => {
      for (const namespace of connections.namespaces()) syncAccount(context, { namespace })
      tellNetwork(context)
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}
