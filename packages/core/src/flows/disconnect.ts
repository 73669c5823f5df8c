import { DISCONNECT_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { giveUp, keptConnections } from '../stores/connectionChanges.js'
import type { LiveConnection } from '../stores/connections.js'
import type { Namespace } from '../types/caip.js'
import { within } from '../utils/waiting.js'
import { endConnection } from './endConnection.js'
import { settleAccount } from './settleAccount.js'
import { sourceOf } from './sources.js'
import { tellTabs } from './tabs.js'
import { track } from './track.js'

export interface DisconnectParameters {
  /** @default all */
  readonly namespace?: Namespace | undefined
  /** One wallet, in the namespace or wherever it is connected. @default all of them */
  readonly walletId?: string | undefined
}

/**
 * Ends connections. The page forgets them first, so that a wallet which does not answer keeps nobody logged in; it is
 * then given a moment. Rejects with `DISCONNECT_FAILED`, or `DISCONNECT_CHAINS_FAILED` when all were to end.
 */
export async function disconnect(context: ModalContext, parameters: DisconnectParameters = {}): Promise<void> {
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

  // Who disconnects does not want back what is still being restored.
  for (const namespace of namespaces) {
    const waiting = keptConnections(connections, namespace).filter(({ connectorId }) => isMeant(connectorId))
    for (const { connectorId } of waiting) {
      giveUp(connections, namespace, connectorId)
      tellTabs(context, { namespace, walletId: connectorId })
    }
    settleAccount(context, { namespace })
  }
  const end = (namespace: Namespace, id: string) => {
    if (!connections.live(namespace, id)) return
    endConnection(context, { namespace, walletId: id, asked: true })
    tellTabs(context, { namespace, walletId: id })
  }
  // Those in use last: ending them first would put the next one in use for a moment.
  for (const { namespace, live } of targets) {
    for (const each of [...live].reverse()) end(namespace, each.walletId)
  }
  // Where one session serves several namespaces, who ends a part of it ends the rest.
  const ended = new Set(targets.flatMap(({ live }) => live.map((each) => each.walletId)))
  const shared = [...ended].filter((id) => sourceOf(context, id).spans)
  for (const id of shared) {
    for (const namespace of connections.namespaces()) end(namespace, id)
  }

  const ends = targets.map((target) => endInWallets(context, target.namespace, target.live))
  // An adapter's library does not wait for the other end, which may take a moment.
  const closed = shared.flatMap((id) => sourceOf(context, id).close?.() ?? [])
  await Promise.all(closed.map((each) => orWait(each, context.signal)))
  const failures = (await Promise.all(ends)).flat()
  if (!failures.length) {
    // A page that makes sure that nobody is connected ended nothing.
    const hasEnded = targets.some(({ live }) => live.length > 0)
    if (hasEnded) track(context, 'DISCONNECT_SUCCESS', { namespace: wanted ?? 'all' })
    return
  }
  const details = failures.map(({ namespace, cause }) => `${namespace}: ${textOf(cause)}`).join(', ')
  const code = wanted === undefined ? 'DISCONNECT_CHAINS_FAILED' : 'DISCONNECT_FAILED'
  track(context, 'DISCONNECT_ERROR', { message: code })
  throw lateError(code, {
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

/** Whoever is told of the end has a moment for it, and none when the modal is destroyed. */
function orWait(told: Promise<void>, signal: AbortSignal): Promise<void> {
  return within(told, DISCONNECT_WAIT, () => undefined, signal)
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
