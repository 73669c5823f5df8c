import type { ModalContext } from '../context.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'

/** Tells those features of it that want to know when the account in use of a namespace is another one. */
export function tellFeatures(context: ModalContext): void {
  const curious = context.features.filter(({ definition }) => definition.onAccountChange)
  if (!curious.length) return
  const tell = (namespace: Namespace, account: Account | undefined) => {
    for (const { definition, host } of curious) {
      try {
        definition.onAccountChange?.({ namespace, account }, host)
      } catch (cause) {
        context.log('error', `"${definition.id}" failed when the account changed`, cause)
      }
    }
  }
  const { connections } = context.stores
  const inUse = (namespace: Namespace) => connections.active(namespace)?.connection.accounts[0]
  const { on } = context.services.events
  const stops = [
    on('connect', ({ namespace }) => tell(namespace, inUse(namespace))),
    on('accountChange', ({ namespace, account }) => tell(namespace, account)),
    on('disconnect', ({ namespace }) => tell(namespace, inUse(namespace))),
  ]
  const end = () => {
    for (const stop of stops) stop()
  }
  context.signal.addEventListener('abort', end, { once: true })
}
