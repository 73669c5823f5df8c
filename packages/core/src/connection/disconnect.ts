import { track } from '../analytics/track.js'
import { ModalError } from '../errors/ModalError.js'
import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import { getUnrestoredRecords, markRecordDisconnected } from '../state/connectionChanges.js'
import type { LiveConnection } from '../state/connections.js'
import type { Namespace } from '../types/caip.js'
import type { RegisteredNamespace } from '../types/register.js'
import { withTimeout } from '../utils/waiting.js'
import { getWalletSource } from '../wallets/sources.js'
import { endConnection, notifyOtherTabs } from './endConnection.js'
import { connectionError } from './errors.js'
import { updateAccountStatus } from './syncAccount.js'

export const DISCONNECT_TIMEOUT_MS = 3_000

export interface DisconnectParameters {
  /** Namespace to disconnect. @default all */
  readonly namespace?: RegisteredNamespace | undefined
  /** Id of one wallet, in `namespace` or in all of them. @default all wallets */
  readonly walletId?: string | undefined
}

/**
 * Ends all connections, or those of one namespace or wallet. Removes them from the app's state first, then waits a
 * limited time for the wallets. Rejects with `DISCONNECT_FAILED`, or `DISCONNECT_CHAINS_FAILED` without a `namespace`.
 */
export async function disconnect(modal: Modal, parameters: DisconnectParameters = {}): Promise<void> {
  return emitErrorOnFailure(modal, () => endConnections(getContext(modal), parameters))
}

async function endConnections(context: ModalContext, parameters: DisconnectParameters): Promise<void> {
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  const { connections } = context.stores
  const { namespace: wanted, walletId } = parameters
  if (wanted !== undefined && !context.adapters.has(wanted)) {
    throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace: wanted } })
  }
  const namespaces = wanted === undefined ? [...context.adapters.keys()] : [wanted]
  const isMeant = (id: string) => walletId === undefined || id === walletId
  const targets = namespaces.map((namespace) => ({
    namespace,
    live: connections.of(namespace).live.filter((each) => isMeant(each.walletId)),
  }))

  // Also gives up stored connections that are still being restored.
  for (const namespace of namespaces) {
    const waiting = getUnrestoredRecords(connections, namespace).filter((each) => isMeant(each.walletId))
    for (const each of waiting) {
      markRecordDisconnected(connections, namespace, each.walletId)
      notifyOtherTabs(context, { namespace, walletId: each.walletId })
    }
    updateAccountStatus(context, { namespace })
  }
  const end = (namespace: Namespace, id: string) => {
    if (!connections.live(namespace, id)) return
    endConnection(context, { namespace, walletId: id, isRequested: true })
    notifyOtherTabs(context, { namespace, walletId: id })
  }
  // Ends the active connection of a namespace last, so that none of the others becomes active in between.
  for (const { namespace, live } of targets) {
    for (const each of [...live].reverse()) end(namespace, each.walletId)
  }
  // Ending one namespace of a shared session ends the whole session.
  const ended = new Set(targets.flatMap(({ live }) => live.map((each) => each.walletId)))
  const shared = [...ended].filter((id) => getWalletSource(context, id).isMultiNamespace)
  for (const id of shared) {
    for (const namespace of connections.namespaces()) end(namespace, id)
  }

  const ends = targets.map((target) => endInWallets(context, target.namespace, target.live))
  // Adapters resolve before the shared session is closed: also wait until its wallet source has closed it.
  const closed = shared.flatMap((id) => getWalletSource(context, id).close?.() ?? [])
  await Promise.all(closed.map((each) => orWait(each, context.signal)))
  const failures = (await Promise.all(ends)).flat()
  if (!failures.length) {
    // Report the disconnect to analytics only if this call has ended a connection.
    const hasEnded = targets.some(({ live }) => live.length > 0)
    if (hasEnded) track(context, 'DISCONNECT_SUCCESS', { namespace: wanted ?? 'all' })
    return
  }
  const details = failures.map(({ namespace, cause }) => `${namespace}: ${textOf(cause)}`).join(', ')
  const code = wanted === undefined ? 'DISCONNECT_CHAINS_FAILED' : 'DISCONNECT_FAILED'
  track(context, 'DISCONNECT_ERROR', { message: code })
  throw connectionError(code, {
    context: { details, namespaces: failures.map(({ namespace }) => namespace) },
    cause: failures.length === 1 ? failures[0]?.cause : new AggregateError(failures.map(({ cause }) => cause)),
  })
}

async function endInWallets(context: ModalContext, namespace: Namespace, live: readonly LiveConnection[]) {
  const results = await Promise.allSettled(
    live.map(async (each) => orWait(each.connection.disconnect(), context.signal)),
  )
  return results.flatMap((result) =>
    result.status === 'rejected' ? [{ namespace, cause: result.reason as unknown }] : [],
  )
}

function orWait(ended: Promise<void>, signal: AbortSignal): Promise<void> {
  return withTimeout(ended, DISCONNECT_TIMEOUT_MS, () => undefined, signal)
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
