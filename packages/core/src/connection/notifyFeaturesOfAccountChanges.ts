import type { ModalContext } from '../modal/context.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import { isAccountAuthorized } from './authorization.js'

export function notifyFeaturesOfAccountChanges(context: ModalContext): void {
  const listening = context.features.filter(({ definition }) => definition.onAccountChange)
  if (!listening.length) return
  const notified = new Map<Namespace, string | undefined>()
  const notify = (namespace: Namespace, account: Account | undefined) => {
    // The account is unchanged: only a wallet beside the active one connected or disconnected.
    if (notified.get(namespace) === account?.address) return
    notified.set(namespace, account?.address)
    for (const { definition, featureContext } of listening) {
      try {
        definition.onAccountChange?.({ namespace, account }, featureContext)
      } catch (cause) {
        context.log('error', `"${definition.id}" failed when the account changed`, cause)
      }
    }
  }
  const { connections } = context.stores
  const inUse = (namespace: Namespace) => {
    const live = connections.active(namespace)
    // Features see an account only once it is authorized.
    return live && isAccountAuthorized(context, { namespace, ...live }) ? live.connection.accounts[0] : undefined
  }
  const { on } = context.services.events
  const stops = [
    on('connect', ({ namespace }) => notify(namespace, inUse(namespace))),
    on('accountChange', ({ namespace, account }) => notify(namespace, account)),
    on('disconnect', ({ namespace }) => notify(namespace, inUse(namespace))),
  ]
  const end = () => {
    for (const stop of stops) stop()
  }
  context.signal.addEventListener('abort', end, { once: true })
}
