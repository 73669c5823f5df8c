import type { Channel, ChannelApproval, ChannelChange } from '../../adapter/channel.js'
import type { AdapterStorage } from '../../adapter/host.js'
import { ModalError } from '../../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import { namespaceOf } from '../../utils/caip.js'
import { isRecord } from '../../utils/isRecord.js'
import { anySignal, onAbort, untilAborted } from '../../utils/waiting.js'
import { createAccountsInUse } from './createAccountsInUse.js'
import { readEvent, readGrants, readPeer } from './readSession.js'
import type { RemoteClient, Session } from './remoteClient.js'
import { toRequestError } from './toRequestError.js'

/** Milliseconds in a second: sessions tell time in seconds. */
const SECOND = 1_000

/** How long a request waits for the wallet. Of its own the client waits for 5 minutes, or 15, by its version. */
const REQUEST_EXPIRY_S = 900

/** WalletConnect's code for a session that one side ends. */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

const isDisconnected = (error: unknown) => isRecord(error) && error.code === USER_DISCONNECTED.code

export interface RemoteChannel extends Channel {
  readonly topic: string
}

export interface ChannelParameters {
  readonly client: RemoteClient
  readonly session: Session
  /** Keeps what a session does not: the accounts in use. */
  readonly storage: AdapterStorage
  /** Whether the page has a network now: what it took up since is as good as what it asked for. */
  isOffered(caipNetworkId: CaipNetworkId): boolean
  /** The modal's: nothing is heard of the session after it, and who waits for its wallet is told so. */
  readonly signal: AbortSignal
}

/** One session with a wallet on another device. */
export function createChannel({ client, session, storage, isOffered, signal }: ChannelParameters): RemoteChannel {
  const { topic } = session
  const inUse = createAccountsInUse(storage, topic)
  const listeners = new Map<(change: ChannelChange) => void, Namespace>()
  const over = new AbortController()
  let undo = () => {}

  const tell = (namespace: Namespace, change: ChannelChange) => {
    for (const [listener, each] of [...listeners]) if (each === namespace) listener(change)
  }
  const end = (cause?: unknown) => {
    if (over.signal.aborted) return
    over.abort()
    undo()
    inUse.forget()
    for (const listener of [...listeners.keys()]) listener({ type: 'end', cause })
    listeners.clear()
  }
  const onEvent = ({ topic: of, params }: { readonly topic: string; readonly params?: unknown }) => {
    const news = of === topic ? readEvent(params) : undefined
    if (!news || !approved(news.namespace)) return
    const { namespace } = news
    if (news.type === 'network') return tell(namespace, { type: 'network', caipNetworkId: news.caipNetworkId })
    const [first] = news.addresses
    if (first) inUse.remember(namespace, first)
    tell(namespace, first ? { type: 'accounts', addresses: news.addresses } : { type: 'approval' })
  }
  const onUpdate = ({ topic: of }: { readonly topic: string }) => {
    if (of === topic) for (const namespace of new Set(listeners.values())) tell(namespace, { type: 'approval' })
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

  /** What the wallet says, or a rejection once nobody can say it any more. */
  const untilOver = <T>(answer: Promise<T>): Promise<T> => untilAborted(answer, anySignal(over.signal, signal))

  /** As it is now: an update of the session replaces its namespaces. */
  const approved = (namespace: Namespace): ChannelApproval | undefined => {
    if (over.signal.aborted || !client.session.keys.includes(topic)) return undefined
    const granted = readGrants(client.session.get(topic), namespace, isOffered)
    return granted && { ...granted, accounts: inUse.first(namespace, granted.accounts) }
  }

  return {
    topic,
    wallet: readPeer(session.peer),
    approved,
    async request({ method, params, caipNetworkId }) {
      const allowed = approved(namespaceOf(caipNetworkId))
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
        return await untilOver(answer)
      } catch (cause) {
        if (signal.aborted) throw new ModalError('ABORTED', { cause })
        // WalletConnect gives up what is asked a moment before it says that the session is deleted.
        const isAlive = approved(namespaceOf(caipNetworkId)) && !isDisconnected(cause)
        throw isAlive ? toRequestError(cause) : new ModalError('CONNECTION_ENDED', { cause })
      }
    },
    watch(namespace, listener) {
      if (!over.signal.aborted) listeners.set(listener, namespace)
      return () => void listeners.delete(listener)
    },
    async close() {
      if (over.signal.aborted) return
      end()
      try {
        await client.disconnect({ topic, reason: USER_DISCONNECTED })
      } catch {
        // The wallet learns of it when it comes back: the relay keeps the message.
      }
    },
  }
}

/** The sessions that are still good, the longest first. */
export function liveSessions(client: RemoteClient): readonly Session[] {
  return client.session
    .getAll()
    .filter(({ expiry }) => expiry * SECOND > Date.now())
    .sort((one, other) => other.expiry - one.expiry)
}

/** The session of the last visit that is still good. */
export const findSession = (client: RemoteClient): Session | undefined => liveSessions(client)[0]
