import type { ModalContext } from '../context.js'
import type { Wallet } from '../types/wallet.js'
import { remember } from './remember.js'

/** Begins the life of a modal: wallets are discovered and stored connections restored. Nothing is loaded without need. */
export function start(context: ModalContext): void {
  const { accounts, connectors } = context.stores
  remember(context)
  for (const [namespace, adapter] of context.adapters) {
    const stops = [
      adapter.discover((wallets) => connectors.set(namespace, wallets.filter((wallet) => isWanted(context, wallet)))),
      adapter.watchConnections?.(async ({ wallet, connection }) => {
        const { adoptConnection } = await import('./adoptConnection.js')
        if (context.signal.aborted) return
        adoptConnection(context, { namespace, wallet, connection, active: true, restored: false })
      }),
    ]
    context.signal.addEventListener('abort', () => stops.forEach((stop) => stop?.()), { once: true })

    if (accounts.get(namespace).status !== 'connecting') continue
    import('./restore.js')
      .then(({ restore }) => restore(context, { namespace }))
      .catch((cause: unknown) => {
        context.log('warn', 'Stored connections could not be restored', cause)
        accounts.reset(namespace)
      })
  }
}

function isWanted({ options }: ModalContext, wallet: Wallet): boolean {
  const { includeWalletIds, excludeWalletIds, enableWallets } = options
  const isNamed = (ids: readonly string[]) => ids.some((id) => [wallet.id, wallet.info?.rdns, wallet.explorerId].includes(id))
  if (!enableWallets || (excludeWalletIds && isNamed(excludeWalletIds))) return false
  // Directory ids cannot name every installed wallet; an include list made of them alone must not hide those.
  return !includeWalletIds?.length || wallet.type === 'ANNOUNCED' || isNamed(includeWalletIds)
}
