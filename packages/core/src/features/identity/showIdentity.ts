import type { ModalContext, Part } from '../../context.js'
import { isSame } from '../../flows/hostedNames.js'
import { identityCache } from '../../flows/identityCache.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { anySignal } from '../../utils/waiting.js'
import { findIdentity } from './findIdentity.js'

const NAMESPACE = 'eip155'

/** Puts name and picture beside the visitor's address, as soon as they are known. An answer for another account loses. */
export const showIdentity: Part<void> = {
  create(context: ModalContext) {
    const { accounts } = context.stores
    let asked: string | undefined
    let last = new AbortController()
    const look = async () => {
      const { status, caipAddress } = accounts.get(NAMESPACE)
      const wanted = status === 'connected' ? caipAddress : undefined
      if (wanted === asked) return
      asked = wanted
      last.abort()
      last = new AbortController()
      const { address, caipNetworkId } = parseCaipAddress(wanted) ?? {}
      const network = context.stores.networks.find(caipNetworkId)
      if (!address || !network) return
      const signal = anySignal(context.signal, last.signal)
      const found = await findIdentity(context, { address, network, signal })
      if (signal.aborted || !found) return
      accounts.update(NAMESPACE, { profileName: found.name, profileImage: found.avatar })
    }
    const follow = () => {
      look().catch((cause: unknown) => context.log('debug', 'Who the visitor is could not be looked up', cause))
    }
    const stop = accounts.$identities.listen(follow)
    context.signal.addEventListener('abort', stop, { once: true })
    // What is shown stays until the other is known.
    context.use(identityCache).onRenew((address) => {
      if (!isSame(accounts.get(NAMESPACE).address, address)) return
      asked = undefined
      follow()
    })
    follow()
  },
}
