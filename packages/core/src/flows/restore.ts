import { RESTORE_WALLET_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'
import type { Connector } from '../types/wallet.js'
import { delay } from '../utils/delay.js'
import { race } from '../utils/race.js'
import { adoptConnection } from './adoptConnection.js'

export interface RestoreParameters {
  readonly namespace: Namespace
}

/**
 * Brings back the connections of the last visit without a prompt: the most recent one first, the others after it,
 * side by side. What the wallet no longer allows becomes a recent wallet. Never rejects.
 */
export async function restore(context: ModalContext, { namespace }: RestoreParameters): Promise<void> {
  const { accounts, connections } = context.stores
  const records = connections.of(namespace).records.filter(({ recent }) => !recent)
  const [recent, ...others] = records.map(({ connectorId }) => connectorId)
  if (!recent) return void accounts.reset(namespace)

  accounts.update(namespace, { status: 'reconnecting' })
  await restoreOne(context, namespace, recent, true)
  await Promise.all(others.map((walletId) => restoreOne(context, namespace, walletId, false)))
  // The visitor may have begun to connect in the meantime; that status is theirs.
  if (!connections.active(namespace) && accounts.get(namespace).status === 'reconnecting') accounts.reset(namespace)
}

async function restoreOne(context: ModalContext, namespace: Namespace, walletId: string, active: boolean) {
  const { connections } = context.stores
  try {
    const wallet = await race(findLateWallet(context, namespace, walletId), context.signal)
    const adapter = context.adapters.get(namespace)
    if (!adapter) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace } })
    if (connections.live(namespace, walletId)) return
    const connection = await race(
      adapter.connect({ walletId: wallet.id, silent: true, signal: context.signal }),
      context.signal,
    )
    // A wallet that the visitor connected meanwhile stays the one in use.
    const isFirst = active && !connections.active(namespace)
    adoptConnection(context, { namespace, wallet, connection, active: isFirst, restored: true })
  } catch (cause) {
    if (context.signal.aborted) return
    context.log('debug', `"${walletId}" was not restored`, cause)
    if (!connections.live(namespace, walletId)) {
      connections.updateRecord(namespace, walletId, { recent: true, accounts: [] })
    }
  }
}

/** Extensions may announce themselves after the page has started. */
function findLateWallet(context: ModalContext, namespace: Namespace, walletId: string): Promise<Connector> {
  const { connectors } = context.stores
  return new Promise((resolve, reject) => {
    const found = new AbortController()
    const stop = connectors.$all.subscribe(() => {
      const [wallet] = connectors.find(walletId, namespace)
      if (!wallet) return
      found.abort()
      resolve(wallet)
    })
    const end = AbortSignal.any([found.signal, context.signal])
    delay(RESTORE_WALLET_WAIT, end, () => {
      stop()
      reject(new ModalError('WALLET_NOT_FOUND', { context: { walletId } }))
    })
    if (end.aborted) queueMicrotask(stop)
    else end.addEventListener('abort', stop, { once: true })
  })
}
