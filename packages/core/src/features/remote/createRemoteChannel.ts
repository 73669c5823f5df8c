import type { Channel, ChannelApproval, ChannelChange } from '../../adapter/channel.js'
import type { AdapterStorage } from '../../adapter/context.js'
import { ModalError } from '../../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import { getNamespace } from '../../utils/caip.js'
import { isRecord } from '../../utils/isRecord.js'
import { combineSignals, onAbort, rejectOnAbort } from '../../utils/waiting.js'
import { createActiveAccountStorage } from './createActiveAccountStorage.js'
import { readPeerWallet, readSessionEvent, readSessionGrants } from './readSession.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'
import { toRequestError } from './toRequestError.js'

const SECOND_MS = 1_000

// Time limit of a wallet request, in s. WalletConnect's default is 300 or 900 s, depending on the version.
const REQUEST_EXPIRY_S = 900

const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

const isDisconnected = (error: unknown) => isRecord(error) && error.code === USER_DISCONNECTED.code

export interface RemoteChannel extends Channel {
  readonly topic: string
}

export interface RemoteChannelParameters {
  readonly client: RemoteClient
  readonly session: ClientSession
  readonly storage: AdapterStorage
  /** Returns whether the app lists the network, also if it was added after the session was proposed. */
  isOffered(caipNetworkId: CaipNetworkId): boolean
  readonly signal: AbortSignal
}

export function createRemoteChannel({
  client,
  session,
  storage,
  isOffered,
  signal,
}: RemoteChannelParameters): RemoteChannel {
  const { topic } = session
  const activeAccounts = createActiveAccountStorage(storage, topic)
  const listeners = new Map<(change: ChannelChange) => void, Namespace>()
  const ended = new AbortController()
  let undo = () => {}

  const emit = (namespace: Namespace, change: ChannelChange) => {
    for (const [listener, each] of [...listeners]) if (each === namespace) listener(change)
  }
  const end = (cause?: unknown) => {
    if (ended.signal.aborted) return
    ended.abort()
    undo()
    activeAccounts.forget()
    for (const listener of [...listeners.keys()]) listener({ type: 'end', cause })
  }
  const onEvent = ({ topic: of, params }: { readonly topic: string; readonly params?: unknown }) => {
    const sessionChange = of === topic ? readSessionEvent(params) : undefined
    if (!sessionChange || !getApproval(sessionChange.namespace)) return
    const { namespace } = sessionChange
    if (sessionChange.type === 'network')
      return emit(namespace, { type: 'network', caipNetworkId: sessionChange.caipNetworkId })
    const [first] = sessionChange.addresses
    if (first) activeAccounts.remember(namespace, first)
    emit(namespace, first ? { type: 'accounts', addresses: sessionChange.addresses } : { type: 'approval' })
  }
  const onUpdate = ({ topic: of }: { readonly topic: string }) => {
    if (of === topic) for (const namespace of new Set(listeners.values())) emit(namespace, { type: 'approval' })
  }
  const onDelete = ({ topic: of }: { readonly topic: string }) => of === topic && end()
  const onExpire = ({ topic: of }: { readonly topic: string }) => of === topic && end(new ModalError('SESSION_EXPIRED'))
  client.on('session_event', onEvent)
  client.on('session_update', onUpdate)
  client.on('session_delete', onDelete)
  client.on('session_expire', onExpire)
  undo = () => {
    client.off('session_event', onEvent)
    client.off('session_update', onUpdate)
    client.off('session_delete', onDelete)
    client.off('session_expire', onExpire)
  }

  onAbort(signal, undo)

  // Rejects once the session or the modal ends.
  const rejectOnEnd = <T>(answer: Promise<T>): Promise<T> => rejectOnAbort(answer, combineSignals(ended.signal, signal))

  // Read the session each time, because a `session_update` of the wallet replaces its namespaces.
  const getApproval = (namespace: Namespace): ChannelApproval | undefined => {
    if (ended.signal.aborted || !client.session.keys.includes(topic)) return undefined
    const granted = readSessionGrants(client.session.get(topic), namespace, isOffered)
    return granted && { ...granted, accounts: activeAccounts.first(namespace, granted.accounts) }
  }

  return {
    topic,
    wallet: readPeerWallet(session.peer),
    approved: getApproval,
    async request({ method, params, caipNetworkId }) {
      const allowed = getApproval(getNamespace(caipNetworkId))
      if (!allowed) throw new ModalError('CONNECTION_ENDED')
      if (!allowed.caipNetworkIds.includes(caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      }
      try {
        const answer = client.request({
          topic,
          chainId: caipNetworkId,
          request: { method, params },
          expiry: REQUEST_EXPIRY_S,
        })
        return await rejectOnEnd(answer)
      } catch (cause) {
        if (signal.aborted) throw new ModalError('ABORTED', { cause })
        // When the wallet ends the session, WalletConnect's client first rejects the open requests and then emits
        // `session_delete`.
        const isAlive = getApproval(getNamespace(caipNetworkId)) && !isDisconnected(cause)
        throw isAlive ? toRequestError(cause) : new ModalError('CONNECTION_ENDED', { cause })
      }
    },
    watch(namespace, listener) {
      if (!ended.signal.aborted) listeners.set(listener, namespace)
      return () => void listeners.delete(listener)
    },
    async close() {
      if (ended.signal.aborted) return
      end()
      try {
        await client.disconnect({ topic, reason: USER_DISCONNECTED })
      } catch {
        // If the wallet is offline, the relay stores the message for it.
      }
    },
  }
}

export function listLiveSessions(client: RemoteClient): readonly ClientSession[] {
  return client.session
    .getAll()
    .filter(({ expiry }) => expiry * SECOND_MS > Date.now())
    .sort((one, other) => other.expiry - one.expiry)
}

export const findLatestSession = (client: RemoteClient): ClientSession | undefined => listLiveSessions(client)[0]
