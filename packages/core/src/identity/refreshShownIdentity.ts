import { toModalError } from '../errors/toModalError.js'
import type { ModalContext, Service } from '../modal/context.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { combineSignals } from '../utils/waiting.js'
import { findIdentity } from './findIdentity.js'
import { isSameIgnoringCase } from './hostedNames.js'
import { identityCache } from './identityCache.js'

const NAMESPACE = 'eip155'

// Keeps the name and picture of the user's account up to date while a view shows them. Ignores answers for a former
// account.
export const refreshShownIdentity: Service<void> = {
  create(context: ModalContext) {
    const { accounts, viewers } = context.stores
    const isShown = () => viewers.$viewers.get().some(({ shows }) => shows === 'identity')
    let lookedUp: string | undefined
    let last = new AbortController()
    const look = async () => {
      const { status, caipAddress } = accounts.get(NAMESPACE)
      const wanted = status === 'connected' ? caipAddress : undefined
      if (wanted === lookedUp || (wanted && !isShown())) return
      lookedUp = wanted
      last.abort()
      last = new AbortController()
      const { address, caipNetworkId } = parseCaipAddress(wanted) ?? {}
      const network = context.stores.networks.find(caipNetworkId)
      if (!address) return
      // Names are looked up on networks of the app only, so there is nothing to wait for.
      if (!network) return accounts.update(NAMESPACE, { profileStatus: 'ready', profileError: undefined })
      const signal = combineSignals(context.signal, last.signal)
      if (accounts.get(NAMESPACE).profileStatus !== 'ready') {
        accounts.update(NAMESPACE, { profileStatus: 'loading', profileError: undefined })
      }
      try {
        const found = await findIdentity(context, { address, network, signal })
        if (signal.aborted) return
        const profile = found && { profileName: found.name, profileImage: found.avatar }
        // The account button shows the picture.
        if (found?.avatar) context.services.requests.note('images')(found.avatar)
        accounts.update(NAMESPACE, { ...profile, profileStatus: 'ready', profileError: undefined })
      } catch (cause) {
        if (signal.aborted) return
        context.log('debug', 'Failed to look up the identity of the account', cause)
        accounts.update(NAMESPACE, { profileStatus: 'error', profileError: toModalError(cause) })
      }
    }
    const follow = () => void look()
    for (const each of [accounts.$identities, viewers.$viewers]) {
      context.signal.addEventListener('abort', each.listen(follow), { once: true })
    }
    // Until the next lookup has answered, the old name stays on screen.
    context.use(identityCache).onRenew((address) => {
      if (!isSameIgnoringCase(accounts.get(NAMESPACE).address, address)) return
      lookedUp = undefined
      follow()
    })
    follow()
  },
}
