import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { loadEngine } from './loadEngine.js'

const REMOTE_WALLET: Wallet = { id: REMOTE_WALLET_ID, name: 'WalletConnect', type: 'MULTI_CHAIN' }

/** Begins the life of a modal: wallets are discovered and stored connections restored. Nothing is loaded without need. */
export function start(context: ModalContext): void {
  const { accounts, connectors } = context.stores
  for (const [namespace, adapter] of context.adapters) {
    const stops = [
      adapter.discover((wallets) =>
        connectors.set(namespace, [
          ...(adapter.channel && context.options.enableWalletConnect ? [REMOTE_WALLET] : []),
          ...wallets.filter((wallet) => isWanted(context, wallet)),
        ]),
      ),
      adapter.watchConnections?.((found) => {
        // What takes a connection in comes with the first one.
        loadEngine(context)
          .then(({ adoptConnection }) => adoptConnection(context, { namespace, ...found, restored: false }))
          .catch((cause: unknown) => context.log('warn', `"${found.wallet.id}" could not be taken over`, cause))
      }),
    ]
    const stop = () => {
      for (const each of stops) each?.()
    }
    context.signal.addEventListener('abort', stop, { once: true })
  }
  recall(context).catch((cause: unknown) => {
    context.log('warn', 'The last visit could not be restored', cause)
    for (const namespace of context.adapters.keys()) accounts.reset(namespace)
  })
}

/** A visitor who was here before: what they left is read, and what was connected is restored. */
async function recall(context: ModalContext): Promise<void> {
  const { services, stores, adapters, signal } = context
  const status = (namespace: Namespace) => stores.accounts.get(namespace).status
  const wasConnected = [...adapters.keys()].some((namespace) => status(namespace) !== 'disconnected')
  const hasLeft = ['connections', 'recent_wallets'].some((key) => services.storage.get(key) !== undefined)
  if (!wasConnected && !hasLeft) return
  const { restore } = await loadEngine(context)
  if (signal.aborted) return
  await Promise.all(
    [...adapters.keys()].map((namespace) => status(namespace) !== 'disconnected' && restore(context, { namespace })),
  )
}

function isWanted({ options }: ModalContext, wallet: Wallet): boolean {
  const { includeWalletIds, excludeWalletIds, enableWallets } = options
  const isNamed = (ids: readonly string[]) =>
    ids.some((id) => [wallet.id, wallet.info?.rdns, wallet.explorerId].includes(id))
  if (!enableWallets || (excludeWalletIds && isNamed(excludeWalletIds))) return false
  // Directory ids cannot name every installed wallet; an include list made of them alone must not hide those.
  return !includeWalletIds?.length || wallet.type === 'ANNOUNCED' || isNamed(includeWalletIds)
}
