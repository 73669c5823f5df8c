import type { AuthClient, AuthFrame, EmbeddedUser, SiwxRequest } from '@foyer/auth-frame'
import type { ChannelSupport } from '../../adapter/channel.js'
import { lazy } from '../../adapter/lazy.js'
import { FRAME_RETRY_DELAY } from '../../constants.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { SourceConnection, SourceRequest } from '../../feature/walletSource.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { Network } from '../../types/network.js'
import type { SiwxDraft } from '../../types/siwx.js'
import type { ThemeState } from '../../types/theme.js'
import type { Wallet } from '../../types/wallet.js'
import { namespaceOf } from '../../utils/caip.js'
import { anySignal, pause } from '../../utils/waiting.js'
import {
  createEmbeddedChannel,
  type Decisions,
  type EmbeddedChannel,
  toFrameChainId,
  toRpcError,
} from './createEmbeddedChannel.js'
import { embeddedError, fromFrameError } from './embeddedError.js'
import { loadFrame } from './loadFrame.js'
import { readSigned, toSiwxRequest } from './siwxMessage.js'

type FrameAccountType = 'eoa' | 'smartAccount'

export interface EmbeddedParameters extends Decisions {
  /** Brings the frame. @default `loadFrame` */
  readonly load?: typeof loadFrame | undefined
  /** Base URL of the secure site. */
  readonly url: string
  readonly projectId: string
  readonly metadata: Metadata
  readonly enableLogger: boolean
  /** How to load what each namespace needs. */
  readonly namespaces: ReadonlyMap<Namespace, () => Promise<ChannelSupport>>
  networks(): readonly Network[]
  activeNetworkId(namespace: Namespace): CaipNetworkId | undefined
  rpcUrl(network: Network): string | undefined
  /** Which of the visitor's accounts leads. */
  accountType(namespace: Namespace): FrameAccountType
  theme(): ThemeState
  /** The wallet as it is shown: the way in which the visitor signed in. */
  wallet(): Wallet
  onUser(namespace: Namespace, user: EmbeddedUser): void
  onEnd(): void
  /** The visitor did not want to sign what was to be signed along with the login. */
  onDeclined(namespace: Namespace): void
  /** The frame did not load, or did not answer in time. */
  onTrouble(code: 'EMBEDDED_LOAD_FAILED' | 'EMBEDDED_TIMED_OUT', message: string): void
  readonly signal: AbortSignal
  readonly log: Log
}

export interface ConnectEmbeddedOptions {
  readonly silent?: boolean | undefined
  readonly network?: Network | undefined
  readonly signal: AbortSignal
  /** What is to be signed along with the login. */
  readonly signInDraft?: SourceRequest['signInDraft']
}

interface ToSign {
  readonly siwxMessage: SiwxRequest
  readonly signal: AbortSignal
}

/** The embedded wallet of a modal: a frame of the secure site, and one login for all its namespaces. */
export function createEmbedded(parameters: EmbeddedParameters) {
  const { load = loadFrame, networks, rpcUrl, signal, log } = parameters
  let channel: EmbeddedChannel | undefined

  const loaded = lazy(async () => {
    const [first] = parameters.namespaces.keys()
    const caipNetworkId = (first && parameters.activeNetworkId(first)) ?? networks()[0]?.caipNetworkId ?? 'eip155:1'
    const { url, projectId, enableLogger } = parameters
    const made = await load({ url, projectId, enableLogger, caipNetworkId, signal, log })
    made.frame.onRestart((reason) => {
      if (reason === 'reload') void introduce(made.client)
    })
    return made
  })
  /** The frame knows the page and its looks before anything is asked. */
  const introduce = async (client: AuthClient) => {
    const { metadata, projectId } = parameters
    const { mode, variables } = parameters.theme()
    try {
      await Promise.all([
        client.syncDappData({ metadata: { ...metadata, icons: [...metadata.icons] }, projectId }),
        client.syncTheme({ ...(mode && { themeMode: mode }), themeVariables: { ...variables } }),
      ])
    } catch (cause) {
      log('debug', 'The secure site was not told of the page', fromFrameError(cause))
    }
  }
  const client = async (): Promise<AuthClient> => {
    const { frame, client: ready } = await loaded.get()
    const isFirst = frame.status() !== 'ready'
    try {
      await frame.load()
    } catch (cause) {
      throw report(cause)
    }
    if (isFirst) void introduce(ready)
    return ready
  }
  const report = (cause: unknown): unknown => {
    const error = fromFrameError(cause)
    for (const code of ['EMBEDDED_LOAD_FAILED', 'EMBEDDED_TIMED_OUT'] as const) {
      if (isModalError(error, code)) parameters.onTrouble(code, error.message)
    }
    return error
  }
  /** Whatever the frame is asked, its errors come out as ours. */
  const ask = async <T>(question: (ready: AuthClient) => Promise<T>): Promise<T> => {
    const ready = await client()
    try {
      return await question(ready)
    } catch (cause) {
      throw report(cause)
    }
  }

  /** One after another: a frame may answer for the network that it was asked about last. */
  let turn: Promise<unknown> = Promise.resolve()
  const fetchUser = (caipNetworkId: CaipNetworkId, toSign?: ToSign): Promise<EmbeddedUser> => {
    const mine = turn.then(() => askUser(caipNetworkId, toSign))
    turn = mine.catch(() => undefined)
    return mine
  }
  const askUser = async (caipNetworkId: CaipNetworkId, toSign?: ToSign): Promise<EmbeddedUser> => {
    const namespace = namespaceOf(caipNetworkId)
    const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
    const url = network && rpcUrl(network)
    const user = await ask((ready) =>
      ready.getUser(
        {
          chainId: toFrameChainId(caipNetworkId),
          preferredAccountType: parameters.accountType(namespace),
          ...(url === undefined ? {} : { rpcUrl: url }),
          ...(toSign && { siwxMessage: toSign.siwxMessage }),
        },
        { signal: toSign?.signal },
      ),
    )
    parameters.onUser(namespace, user)
    return user
  }
  /** Who it is, and what they signed in the frame in the same step. Undefined: nothing that can be used. */
  const fetchSigned = async (caipNetworkId: CaipNetworkId, draft: SiwxDraft, abort: AbortSignal) => {
    const { writeSiwx } = await loaded.get()
    const siwxMessage = toSiwxRequest(draft, writeSiwx)
    if (!siwxMessage) return undefined
    let user: EmbeddedUser | undefined
    try {
      await parameters.decide({ id: 'login', method: 'signIn', caipNetworkId }, async (shown) => {
        user = await fetchUser(caipNetworkId, { siwxMessage, signal: anySignal(shown, abort) })
      })
    } catch (cause) {
      if (abort.aborted) throw new ModalError('ABORTED', { cause })
      if (isModalError(toModalError(toRpcError(cause)), 'USER_REJECTED'))
        parameters.onDeclined(namespaceOf(caipNetworkId))
      else log('debug', 'Nothing was signed along with the login', cause)
    }
    return user && { user, signedIn: readSigned(user, siwxMessage, writeSiwx) }
  }
  const open = async (): Promise<EmbeddedChannel> => {
    const { client: ready, policy } = await loaded.get()
    if (channel && !channel.isEnded) return channel
    const { decide, refuse } = parameters
    const wallet = parameters.wallet()
    const onEnd = () => parameters.onEnd()
    const given = { wallet, client: ready, askFrame: ask, policy, networks, rpcUrl, fetchUser, decide, refuse, onEnd }
    channel = createEmbeddedChannel(given)
    return channel
  }
  /** A login outlives the secure site's absence: it is asked again until it is there, or nobody wants to know. */
  const untilLoaded = async (abort: AbortSignal): Promise<void> => {
    for (;;) {
      if (abort.aborted) throw new ModalError('ABORTED')
      try {
        await client()
        return
      } catch (cause) {
        log('debug', 'The secure site cannot be reached; the login waits for it', cause)
        await pause(FRAME_RETRY_DELAY, abort)
      }
    }
  }

  return {
    ask,
    /** The frame, once its code is here. */
    frame: async (): Promise<AuthFrame> => (await loaded.get()).frame,
    /** The frame forgets what it was asked. */
    async reload(): Promise<void> {
      const { client: ready } = await loaded.get()
      await ready.reload()
      await introduce(ready)
    },
    /** Loads the frame, early. */
    async load(): Promise<void> {
      await client()
    },
    async connect(
      namespace: Namespace,
      { silent, network: wanted, signal: abort, signInDraft }: ConnectEmbeddedOptions,
    ): Promise<readonly [SourceConnection]> {
      const loadSupport = parameters.namespaces.get(namespace)
      if (!loadSupport) throw embeddedError('AUTH_CONNECTOR_MISSING', { context: { namespace } })
      if (silent) await untilLoaded(abort)
      const { isConnected } = await ask((ready) => ready.isConnected())
      if (!isConnected) throw embeddedError('NOT_SIGNED_IN')
      const id = wanted?.caipNetworkId ?? parameters.activeNetworkId(namespace)
      const network = networks().find(({ caipNetworkId }) => caipNetworkId === id)
      if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { namespace } })
      // Who is logged in already takes the login to one more namespace, without a question.
      const isFresh = !silent && (!channel || channel.isEnded)
      const draft = isFresh ? await signInDraft?.(network.caipNetworkId) : undefined
      const signed = draft && (await fetchSigned(network.caipNetworkId, draft, abort))
      const user = signed?.user ?? (await fetchUser(network.caipNetworkId))
      const [current, support] = await Promise.all([open(), loadSupport()])
      if (abort.aborted) throw new ModalError('ABORTED')
      current.take(namespace, user)
      const connection = await support.attach(current, { network, signal: abort })
      const { signedIn } = signed ?? {}
      return [
        {
          namespace,
          wallet: current.wallet,
          connection: signedIn ? Object.assign(connection, { signedIn }) : connection,
        },
      ]
    },
    user: (namespace: Namespace): EmbeddedUser | undefined => channel?.user(namespace),
    /** The visitor's other kind of account. Rejects with `SMART_ACCOUNT_UNAVAILABLE` where that is not to be had. */
    async setAccountType(namespace: Namespace, type: FrameAccountType): Promise<void> {
      const user = channel?.user(namespace)
      const own = user?.accounts?.find((each) => each.type === type)
      const unavailable = () => new ModalError('SMART_ACCOUNT_UNAVAILABLE', { context: { namespace } })
      if (!channel || !user || !own) throw unavailable()
      const set = await ask((ready) => ready.setPreferredAccount(type))
      if (set.type !== type || set.address.toLowerCase() !== own.address.toLowerCase()) throw unavailable()
      const next = { ...user, address: own.address, preferredAccountType: type }
      parameters.onUser(namespace, next)
      channel.take(namespace, next)
    },
    /** Somebody may have logged out elsewhere, in another tab: then it is over here too. */
    async check(): Promise<void> {
      if (!channel || channel.isEnded) return
      const { isConnected } = await ask((ready) => ready.isConnected())
      if (!isConnected) channel.end()
    },
    /** Logs out. Resolves when the secure site has been told, or has had its 3 s. */
    close: async (): Promise<void> => channel?.close(),
  }
}

export type Embedded = ReturnType<typeof createEmbedded>
