import type { EarlyContext } from './context.js'
import { loadActs } from './loadEngine.js'
import { STORAGE_PREFIX } from './services/storage.js'
import type { Namespace } from './types/caip.js'
import type { Unsubscribe } from './types/unsubscribe.js'

/** Begins the life of a modal: wallets are discovered and stored connections restored. Nothing is loaded without need. */
export function start(context: EarlyContext): void {
  const { accounts, $found } = context.stores
  for (const [namespace, adapter] of context.adapters) {
    const stops: (Unsubscribe | undefined)[] = []
    // One that fails does not take the others along.
    try {
      stops.push(adapter.discover((wallets) => $found.set({ ...$found.get(), [namespace]: wallets })))
      const unwatch = adapter.watchConnections?.((found) => {
        // What takes a connection in comes with the first one.
        loadActs(context)
          .then(({ acts, context: complete }) => acts.adoptFound(complete, { namespace, ...found }))
          .catch((cause: unknown) => context.log('warn', `"${found.wallet.id}" could not be taken over`, cause))
      })
      stops.push(unwatch)
    } catch (cause) {
      context.log('error', `${namespace}: no wallets can be found`, cause)
    }
    const stop = () => {
      for (const each of stops) each?.()
    }
    context.signal.addEventListener('abort', stop, { once: true })
  }
  followTabs(context)
  recall(context).catch((cause: unknown) => {
    context.log('warn', 'The last visit could not be restored', cause)
    for (const namespace of context.adapters.keys()) accounts.reset(namespace)
  })
}

/** What the visitor connects or ends in another tab of this site, they do here as well. What does it comes with the first of it. */
function followTabs(context: EarlyContext): void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const isOurs = newValue && key?.startsWith(`${STORAGE_PREFIX}connection`)
    // Without a connection here, only one that was made there counts.
    if (!isOurs || !(context.complete || newValue.includes('"recent":false'))) return
    loadActs(context)
      .then(({ acts, context: complete }) => acts.followTab(complete, { key, value: newValue }))
      .catch((cause: unknown) => context.log('warn', 'Another tab could not be followed', cause))
  }
  // React Native has a window that hears nothing.
  globalThis.window?.addEventListener?.('storage', onStorage, { signal: context.signal })
}

/** A visitor who was here before: what they left is read, and what was connected is restored. */
async function recall(context: EarlyContext): Promise<void> {
  const { services, stores, adapters, signal } = context
  const status = (namespace: Namespace) => stores.accounts.get(namespace).status
  const wasConnected = [...adapters.keys()].some((namespace) => status(namespace) !== 'disconnected')
  const hasLeft = ['connections', 'recent_wallets'].some((key) => services.storage.get(key) !== undefined)
  if (!wasConnected && !hasLeft) return
  const { acts, context: complete } = await loadActs(context)
  if (signal.aborted) return
  await Promise.all(
    [...adapters.keys()].map(
      (namespace) => status(namespace) !== 'disconnected' && acts.restore(complete, { namespace }),
    ),
  )
}
