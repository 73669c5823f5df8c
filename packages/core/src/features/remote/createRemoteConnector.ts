import type { ChannelSupport } from '../../adapter/channel.js'
import { ModalError } from '../../errors/ModalError.js'
import type { WalletSourceConnection, WalletSourceRequest } from '../../feature/walletSource.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { combineSignals } from '../../utils/waiting.js'
import { clearActiveAccounts } from './createActiveAccountStorage.js'
import { createPairing } from './createPairing.js'
import { createRemoteChannel, findLatestSession, listLiveSessions, type RemoteChannel } from './createRemoteChannel.js'
import type { OpenClientParameters } from './openRemoteClient.js'
import { readPeerWallet, readSessionGrants } from './readSession.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'
import type { RemoteConnectorParameters } from './remoteConnectorParameters.js'
import { toProposedNamespaces } from './toProposedNamespaces.js'
import { toRelayError } from './toRelayError.js'
import { waitForRelaySubscription } from './waitForRelaySubscription.js'

export interface RemoteSession {
  readonly topic: string
  readonly wallet: Wallet
  readonly accounts: readonly CaipAddress[]
  /** Expiry of the session, in ms since 1970. */
  readonly until: number
  readonly isInUse: boolean
}

// Storage key for the topic of the active session, which a reload restores.
const SESSION_KEY = 'remote_session'

export function createRemoteConnector(
  parameters: RemoteConnectorParameters,
  openClient: (parameters: OpenClientParameters) => Promise<RemoteClient>,
) {
  const { networks, storage, signal, log } = parameters
  let clientPromise: Promise<RemoteClient> | undefined
  let clientAbort = new AbortController()
  let channel: RemoteChannel | undefined
  let openedAt = 0
  let supportsPromise: Promise<ReadonlyMap<Namespace, ChannelSupport>> | undefined

  const supports = () => {
    supportsPromise ??= loadSupports(parameters).catch((cause: unknown) => {
      supportsPromise = undefined
      throw cause
    })
    return supportsPromise
  }
  const client = () => {
    clientPromise ??= openClient({
      ...parameters,
      signal: combineSignals(signal, clientAbort.signal),
      waitUntilUnneeded: () => pairing.waitForOutstanding(),
      onRefusal(message) {
        parameters.onRefusal(message)
        pairing.refuse(toRelayError(message))
      },
    }).catch((cause: unknown) => {
      clientPromise = undefined
      throw cause
    })
    return clientPromise
  }
  // Opens WalletConnect's client anew to find a session that another tab has opened: the client reads storage only
  // once.
  const freshClient = async () => {
    const before = clientPromise
    const open = await client()
    if (!before || findOwnSession(open) || pairing.$pairing.get().status !== 'idle') return open
    if (clientPromise === before) {
      clientAbort.abort()
      clientAbort = new AbortController()
      clientPromise = undefined
    }
    return client()
  }
  const pairing = createPairing({
    openClient: client,
    namespaces: async () => toProposedNamespaces(await supports(), networks()),
    onUnwanted: (session, from) => open(from, session).close(),
  })

  // The app's own UniversalProvider may hold sessions that the app opened itself: use only the one that Foyer stored.
  const findOwnSession = (from: RemoteClient) => {
    if (!parameters.universalProvider) return findLatestSession(from)
    return listLiveSessions(from).find(({ topic }) => topic === storage.get(SESSION_KEY))
  }
  const isOffered = (id: CaipNetworkId) => networks().some(({ caipNetworkId }) => caipNetworkId === id)
  const open = (client: RemoteClient, session: ClientSession): RemoteChannel => {
    return createRemoteChannel({ client, session, storage, isOffered, signal })
  }
  const attach = async (
    namespace: Namespace,
    to: RemoteChannel,
    abort: AbortSignal,
  ): Promise<WalletSourceConnection> => {
    const support = (await supports()).get(namespace)
    if (!support || !to.approved(namespace)) throw new ModalError('NOT_AUTHORIZED', { context: { namespace } })
    const id = parameters.activeNetworkId(namespace)
    const network = networks().find(({ caipNetworkId }) => caipNetworkId === id)
    const connection = await support.attach(to, { network, signal: abort })
    return { namespace, wallet: to.wallet, connection }
  }
  const restore = async (namespace: Namespace, abort: AbortSignal) => {
    const fresh = await freshClient()
    const session = findOwnSession(fresh)
    if (!session) {
      clearActiveAccounts(storage)
      throw new ModalError('NOT_AUTHORIZED')
    }
    const known = channel?.topic === session.topic ? channel : open(fresh, session)
    channel = known
    const ended = new AbortController()
    const unwatch = known.watch(namespace, ({ type }) => {
      if (type === 'end') ended.abort()
    })
    try {
      await waitForRelaySubscription(fresh, session.topic, combineSignals(abort, ended.signal))
      return [await attach(namespace, known, abort)]
    } catch (cause) {
      if (abort.aborted || known.approved(namespace)) throw cause
      // The session is gone, so the wallet ended it while the page was closed.
      throw new ModalError('NOT_AUTHORIZED', { cause })
    } finally {
      unwatch()
    }
  }

  return {
    $pairing: pairing.$pairing,
    prepare: pairing.prepare,
    release: pairing.release,
    /** Resolves when a wallet approves one of the shown codes. The next `connect` uses that session. */
    async waitForSession(abort: AbortSignal): Promise<void> {
      await pairing.waitForSession(abort)
    },
    async sessions(): Promise<readonly RemoteSession[]> {
      const fresh = await freshClient()
      return listLiveSessions(fresh).map((session) => ({
        topic: session.topic,
        wallet: readPeerWallet(session.peer),
        accounts: [...parameters.namespaces.keys()].flatMap(
          (each) => readSessionGrants(session, each, isOffered)?.accounts ?? [],
        ),
        until: session.expiry * 1000,
        isInUse: session.topic === channel?.topic,
      }))
    },
    async endSession(topic: string): Promise<void> {
      const fresh = await freshClient()
      const session = listLiveSessions(fresh).find((each) => each.topic === topic)
      if (session) await open(fresh, session).close()
    },
    /** Returns the time at which a wallet's app was last opened, in ms since 1970; 0 if none was. */
    getAppOpenedAt: () => openedAt,
    /**
     * Stores the link that opens the wallet's app for later requests on a phone. WalletConnect's client reads it under
     * this key.
     */
    async storeAppLink(link: { readonly name: string; readonly href: string }): Promise<void> {
      openedAt = Date.now()
      await (await client()).core.storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', link)
    },
    /** Forgets the wallet's app, because the user scans the code with another device instead. */
    async removeAppLink(): Promise<void> {
      openedAt = 0
      await (await client()).core.storage.removeItem('WALLETCONNECT_DEEPLINK_CHOICE')
    },
    /**
     * Connects the wallet that scans the code; with `silent`, restores the last session once the relay is reachable.
     * The connection of the `wanted` namespace comes first, if the wallet approved that namespace.
     */
    async connect(
      wanted: Namespace,
      { silent, onUri, signal: abort }: Pick<WalletSourceRequest, 'silent' | 'onUri' | 'signal'>,
    ): Promise<readonly WalletSourceConnection[]> {
      if (silent) return restore(wanted, abort)
      const unsubscribe = onUri && pairing.$pairing.subscribe((each) => each.status === 'ready' && onUri(each.uri))
      const session = await pairing.wait(abort).finally(unsubscribe)
      const before = channel
      const next = open(await client(), session)
      try {
        const order = [wanted, ...[...parameters.namespaces.keys()].filter((each) => each !== wanted)]
        const allowed = order.filter((namespace) => next.approved(namespace))
        if (!allowed.length) throw new ModalError('SESSION_REFUSED')
        const connections = await settleAll(
          allowed.map((namespace) => attach(namespace, next, abort)),
          (cause) => log('warn', 'A part of the session could not be used', cause),
        )
        if (signal.aborted || abort.aborted) throw new ModalError('ABORTED')
        channel = next
        storage.set(SESSION_KEY, next.topic)
        pairing.release()
        void before?.close()
        return connections
      } catch (cause) {
        await next.close()
        throw cause
      }
    },
  }
}

async function loadSupports({
  namespaces,
  log,
}: RemoteConnectorParameters): Promise<ReadonlyMap<Namespace, ChannelSupport>> {
  const entries = await settleAll(
    [...namespaces].map(async ([namespace, load]) => [namespace, await load()] as const),
    (cause) => log('warn', 'A namespace cannot be used over remote sessions', cause),
  )
  return new Map(entries)
}

async function settleAll<T>(all: readonly Promise<T>[], onFailure: (cause: unknown) => void): Promise<readonly T[]> {
  const results = await Promise.allSettled(all)
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const causes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (!values.length && causes.length) throw causes[0]
  for (const cause of causes) onFailure(cause)
  return values
}
