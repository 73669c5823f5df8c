import { STORAGE_PREFIX } from '../state/storage.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { BaseContext } from './context.js'

export function startDiscovery(context: BaseContext): void {
  const { accounts, $discovered } = context.stores
  for (const [namespace, adapter] of context.adapters) {
    const stops: (Unsubscribe | undefined)[] = []
    // A failing adapter does not stop the others.
    try {
      stops.push(adapter.discover((wallets) => $discovered.set({ ...$discovered.get(), [namespace]: wallets })))
      const unwatch = adapter.watchConnections?.((found) => {
        import('../connection/restoreConnections.js')
          .then(({ registerDiscoveredConnection }) =>
            registerDiscoveredConnection(context.modal, { namespace, ...found }),
          )
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
  restoreVisit(context).catch((cause: unknown) => {
    context.log('warn', 'The last visit could not be restored', cause)
    for (const namespace of context.adapters.keys()) accounts.reset(namespace)
  })
}

function followTabs({ log, modal, signal, stores }: BaseContext): void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const isOurs = newValue && key?.startsWith(`${STORAGE_PREFIX}connection`)
    // If the runtime has not started, nothing is connected in this tab. Then only a connection made in another tab
    // matters.
    if (!isOurs || !(stores.attempt || newValue.includes('"recent":false'))) return
    import('../connection/syncWithOtherTabs.js')
      .then(({ syncWithOtherTabs }) => syncWithOtherTabs(modal, { key, value: newValue }))
      .catch((cause: unknown) => log('warn', 'Another tab could not be followed', cause))
  }
  // React Native has a `window` object, but without events.
  globalThis.window?.addEventListener?.('storage', onStorage, { signal })
}

async function restoreVisit({ adapters, modal, options, services, stores }: BaseContext): Promise<void> {
  const wasConnected = [...adapters.keys()].some(
    (namespace) => stores.accounts.get(namespace).status !== 'disconnected',
  )
  const { get } = services.storage
  // Foyer stores the status from its first visit on.
  const isFirst = options.features.takeOver && !get('connection_status')
  if (!wasConnected && !isFirst && !get('connections') && !get('recent_wallets')) return
  const { restoreConnections } = await import('../connection/restoreConnections.js')
  await restoreConnections(modal, isFirst)
}
