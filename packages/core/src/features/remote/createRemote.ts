import type { ChannelSupport } from '../../adapter/channel.js'
import { ModalError } from '../../errors/ModalError.js'
import type { SourceConnection } from '../../feature/walletSource.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Wallet } from '../../types/wallet.js'
import { anySignal } from '../../utils/waiting.js'
import { forgetAccountsInUse } from './createAccountsInUse.js'
import { createChannel, findSession, liveSessions, type RemoteChannel } from './createChannel.js'
import { createPairing } from './createPairing.js'
import type { OpenClientParameters } from './openClient.js'
import { readGrants, readPeer } from './readSession.js'
import type { RemoteClient, Session } from './remoteClient.js'
import type { RemoteParameters } from './remoteParameters.js'
import { toNamespaces } from './toNamespaces.js'
import { toRefusal } from './toRefusal.js'
import { untilHeard } from './untilHeard.js'

/** A session with a wallet on another device, as it may be shown. */
export interface RemoteSession {
  readonly topic: string
  readonly wallet: Wallet
  readonly accounts: readonly CaipAddress[]
  /** Milliseconds since 1970. */
  readonly until: number
  readonly isInUse: boolean
}

/** The topic of the session in use, for the next visit. */
const SESSION_KEY = 'remote_session'

/** Sessions with wallets on other devices, one at a time, each for all namespaces that the wallet allows. */
export function createRemote(
  parameters: RemoteParameters,
  openClient: (parameters: OpenClientParameters) => Promise<RemoteClient>,
) {
  const { networks, storage, signal, log } = parameters
  let opened: Promise<RemoteClient> | undefined
  let life = new AbortController()
  let channel: RemoteChannel | undefined
  let openedAt = 0
  let loaded: Promise<ReadonlyMap<Namespace, ChannelSupport>> | undefined

  const supports = () => {
    loaded ??= loadSupports(parameters).catch((cause: unknown) => {
      loaded = undefined
      throw cause
    })
    return loaded
  }
  const client = () => {
    opened ??= openClient({
      ...parameters,
      signal: anySignal(signal, life.signal),
      onRefusal(message) {
        parameters.onRefusal(message)
        pairing.refuse(toRefusal(message))
      },
    }).catch((cause: unknown) => {
      opened = undefined
      throw cause
    })
    return opened
  }
  /** Another tab may have made a session since this one's client was opened: a client reads what is kept once. */
  const freshClient = async () => {
    const before = opened
    const open = await client()
    if (!before || findOwn(open) || pairing.$pairing.get().status !== 'idle') return open
    if (opened === before) {
      life.abort()
      life = new AbortController()
      opened = undefined
    }
    return client()
  }
  const pairing = createPairing({
    openClient: client,
    namespaces: async () => toNamespaces(await supports(), networks()),
    onUnwanted(session) {
      client()
        .then((client) => open(client, session).close())
        .catch((cause: unknown) => log('debug', 'A session that nobody waits for was not ended', cause))
    },
  })

  /** The app may have sessions of its own with its own provider: those are not restored. */
  const findOwn = (from: RemoteClient) => {
    if (!parameters.universalProvider) return findSession(from)
    return liveSessions(from).find(({ topic }) => topic === storage.get(SESSION_KEY))
  }
  const isOffered = (id: CaipNetworkId) => networks().some(({ caipNetworkId }) => caipNetworkId === id)
  const open = (client: RemoteClient, session: Session): RemoteChannel => {
    return createChannel({ client, session, storage, isOffered, signal })
  }
  const attach = async (namespace: Namespace, to: RemoteChannel, abort: AbortSignal): Promise<SourceConnection> => {
    const support = (await supports()).get(namespace)
    if (!support || !to.approved(namespace)) throw new ModalError('NOT_AUTHORIZED', { context: { namespace } })
    const id = parameters.activeNetworkId(namespace)
    const network = networks().find(({ caipNetworkId }) => caipNetworkId === id)
    const connection = await support.attach(to, { network, signal: abort })
    return { namespace, wallet: to.wallet, connection }
  }
  const restore = async (namespace: Namespace, abort: AbortSignal) => {
    const fresh = await freshClient()
    const session = findOwn(fresh)
    if (!session) {
      forgetAccountsInUse(storage)
      throw new ModalError('NOT_AUTHORIZED')
    }
    const known = channel?.topic === session.topic ? channel : open(fresh, session)
    channel = known
    const over = new AbortController()
    const unwatch = known.watch(namespace, ({ type }) => {
      if (type === 'end') over.abort()
    })
    try {
      await untilHeard(fresh, session.topic, anySignal(abort, over.signal))
      return [await attach(namespace, known, abort)]
    } catch (cause) {
      if (abort.aborted || known.approved(namespace)) throw cause
      // The wallet ended it while nobody listened: that is its no.
      throw new ModalError('NOT_AUTHORIZED', { cause })
    } finally {
      unwatch()
    }
  }

  return {
    $pairing: pairing.$pairing,
    prepare: pairing.prepare,
    release: pairing.release,
    /** Has offers on screen for whoever scans one. Resolves when a wallet has said yes: `connect` then takes its session in. */
    async untilScanned(abort: AbortSignal): Promise<void> {
      await pairing.answered(abort)
    },
    /** Sessions of this site that are still good, the one in use among them. */
    async sessions(): Promise<readonly RemoteSession[]> {
      const fresh = await freshClient()
      return liveSessions(fresh).map((session) => ({
        topic: session.topic,
        wallet: readPeer(session.peer),
        accounts: [...parameters.namespaces.keys()].flatMap(
          (each) => readGrants(session, each, isOffered)?.accounts ?? [],
        ),
        until: session.expiry * 1000,
        isInUse: session.topic === channel?.topic,
      }))
    },
    /** Ends one that is not in use. */
    async endSession(topic: string): Promise<void> {
      const fresh = await freshClient()
      const session = liveSessions(fresh).find((each) => each.topic === topic)
      if (session) await open(fresh, session).close()
    },
    /** When an app was opened last. Milliseconds since 1970; 0 when none was. */
    openedAt: () => openedAt,
    /** On a phone, later requests open the app that was chosen. The SDK looks for it under this name. */
    async rememberLink(link: { readonly name: string; readonly href: string }): Promise<void> {
      openedAt = Date.now()
      await (await client()).core.storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', link)
    },
    /** A code is shown: whoever scans it is not on this device, and no app is to be opened for them. */
    async forgetLink(): Promise<void> {
      openedAt = 0
      await (await client()).core.storage.removeItem('WALLETCONNECT_DEEPLINK_CHOICE')
    },
    /**
     * Waits for a wallet to take up the offer; `silent` takes the session of the last visit, as soon as the relay is
     * there. The first of the answer is of the wanted namespace, unless the wallet allowed only others.
     */
    async connect(
      wanted: Namespace,
      { silent, signal: abort }: { readonly silent?: boolean | undefined; readonly signal: AbortSignal },
    ): Promise<readonly SourceConnection[]> {
      if (silent) return restore(wanted, abort)
      const session = await pairing.wait(abort)
      const before = channel
      const next = open(await client(), session)
      try {
        const order = [wanted, ...[...parameters.namespaces.keys()].filter((each) => each !== wanted)]
        const allowed = order.filter((namespace) => next.approved(namespace))
        if (!allowed.length) throw new ModalError('SESSION_REFUSED')
        const connections = await fulfilled(
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

/** What each namespace needs. One that cannot be loaded does not keep the others from being asked for. */
async function loadSupports({ namespaces, log }: RemoteParameters): Promise<ReadonlyMap<Namespace, ChannelSupport>> {
  const entries = await fulfilled(
    [...namespaces].map(async ([namespace, load]) => [namespace, await load()] as const),
    (cause) => log('warn', 'A namespace cannot be used over remote sessions', cause),
  )
  return new Map(entries)
}

/** What came of some of them, unless nothing came of any. */
async function fulfilled<T>(all: readonly Promise<T>[], onFailure: (cause: unknown) => void): Promise<readonly T[]> {
  const results = await Promise.allSettled(all)
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const causes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (!values.length && causes.length) throw causes[0]
  for (const cause of causes) onFailure(cause)
  return values
}
