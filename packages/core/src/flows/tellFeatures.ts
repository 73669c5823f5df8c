import type { ModalContext } from '../context.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import { isAdmitted } from './admission.js'

/** Tells those features of it that want to know when the account in use of a namespace is another one. */
export function tellFeatures(context: ModalContext): void {
  const curious = context.features.filter(({ definition }) => definition.onAccountChange)
  if (!curious.length) return
  const told = new Map<Namespace, string | undefined>()
  const tell = (namespace: Namespace, account: Account | undefined) => {
    // Another wallet came or went beside the one in use.
    if (told.get(namespace) === account?.address) return
    told.set(namespace, account?.address)
    for (const { definition, host } of curious) {
      try {
        definition.onAccountChange?.({ namespace, account }, host)
      } catch (cause) {
        context.log('error', `"${definition.id}" failed when the account changed`, cause)
      }
    }
  }
  const { connections } = context.stores
  const inUse = (namespace: Namespace) => {
    const live = connections.active(namespace)
    // Who is not let in yet is nobody, until it is told that they are.
    return live && isAdmitted(context, { namespace, ...live }) ? live.connection.accounts[0] : undefined
  }
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
