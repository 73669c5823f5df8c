import type { AuthClient, AuthFrame, EmbeddedUser, SiwxRequest } from '@foyer/auth-frame'
import type { ChannelSupport } from '../../adapter/channel.js'
import { createLazyValue } from '../../adapter/createLazyValue.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { WalletSourceConnection, WalletSourceRequest } from '../../feature/walletSource.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { Network } from '../../types/network.js'
import type { SiwxDraft } from '../../types/siwx.js'
import type { Wallet } from '../../types/wallet.js'
import { getNamespace } from '../../utils/caip.js'
import { combineSignals, sleep } from '../../utils/waiting.js'
import {
  createEmbeddedChannel,
  type EmbeddedChannel,
  type FramePrompter,
  toFrameChainId,
  toRpcError,
} from './createEmbeddedChannel.js'
import { embeddedError } from './embeddedError.js'
import { loadFrame } from './loadFrame.js'
import { readSignedMessage, toSiwxRequest } from './siwxRequest.js'
import { toEmbeddedError } from './toEmbeddedError.js'

const FRAME_RETRY_DELAY_MS = 5_000

export type FrameTheme = Parameters<AuthClient['syncTheme']>[0]

type FrameAccountType = 'eoa' | 'smartAccount'

export interface EmbeddedWalletParameters extends FramePrompter {
  readonly load?: typeof loadFrame | undefined
  readonly url: string
  readonly projectId: string
  readonly metadata: Metadata
  readonly enableLogger: boolean
  readonly namespaces: ReadonlyMap<Namespace, () => Promise<ChannelSupport>>
  networks(): readonly Network[]
  activeNetworkId(namespace: Namespace): CaipNetworkId | undefined
  rpcUrl(network: Network): string | undefined
  accountType(namespace: Namespace): FrameAccountType
  theme(): FrameTheme
  wallet(): Wallet
  onUser(namespace: Namespace, user: EmbeddedUser): void
  onEnd(): void
  /** Called when the user declines the sign-in message during login. */
  onDeclined(namespace: Namespace): void
  onFrameFailure(code: 'EMBEDDED_LOAD_FAILED' | 'EMBEDDED_TIMED_OUT', message: string): void
  readonly signal: AbortSignal
  readonly log: Log
}

export interface ConnectEmbeddedOptions {
  readonly silent?: boolean | undefined
  readonly network?: Network | undefined
  readonly signal: AbortSignal
  readonly signInDraft?: WalletSourceRequest['signInDraft']
}

interface ToSign {
  readonly siwxMessage: SiwxRequest
  readonly signal: AbortSignal
}

/** Creates the embedded wallet. One frame of the secure site and one login serve all namespaces. */
export function createEmbeddedWallet(parameters: EmbeddedWalletParameters) {
  const { load = loadFrame, networks, rpcUrl, signal, log } = parameters
  let channel: EmbeddedChannel | undefined

  let frame: AuthFrame | undefined
  const loaded = createLazyValue(async () => {
    const [first] = parameters.namespaces.keys()
    const caipNetworkId = (first && parameters.activeNetworkId(first)) ?? networks()[0]?.caipNetworkId ?? 'eip155:1'
    const { url, projectId, enableLogger } = parameters
    const { language } = parameters.theme()
    const loadedFrame = await load({ url, projectId, enableLogger, caipNetworkId, language, signal, log })
    frame = loadedFrame.frame
    loadedFrame.frame.onRestart((reason) => {
      if (reason === 'reload') void sendAppInfo(loadedFrame.client)
    })
    return loadedFrame
  })
  const sendAppInfo = async (client: AuthClient) => {
    const { metadata, projectId } = parameters
    try {
      await Promise.all([
        client.syncDappData({ metadata: { ...metadata, icons: [...metadata.icons] }, projectId }),
        client.syncTheme(parameters.theme()),
      ])
    } catch (cause) {
      log('debug', 'The secure site was not told of the page', toEmbeddedError(cause))
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
    if (isFirst) void sendAppInfo(ready)
    return ready
  }
  const report = (cause: unknown): unknown => {
    const error = toEmbeddedError(cause)
    for (const code of ['EMBEDDED_LOAD_FAILED', 'EMBEDDED_TIMED_OUT'] as const) {
      if (isModalError(error, code)) parameters.onFrameFailure(code, error.message)
    }
    return error
  }
  const callFrame = async <T>(question: (ready: AuthClient) => Promise<T>): Promise<T> => {
    const ready = await client()
    try {
      return await question(ready)
    } catch (cause) {
      throw report(cause)
    }
  }

  // Queues `getUser` calls: during a later call, the frame may answer an earlier one for the later call's network.
  let queue: Promise<unknown> = Promise.resolve()
  const fetchUser = (caipNetworkId: CaipNetworkId, toSign?: ToSign): Promise<EmbeddedUser> => {
    const mine = queue.then(() => requestUser(caipNetworkId, toSign))
    queue = mine.catch(() => undefined)
    return mine
  }
  const requestUser = async (caipNetworkId: CaipNetworkId, toSign?: ToSign): Promise<EmbeddedUser> => {
    const namespace = getNamespace(caipNetworkId)
    const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
    const url = network && rpcUrl(network)
    const user = await callFrame((ready) =>
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
  // Logs in and signs a sign-in message in one step. Resolves to undefined if the frame did not sign.
  const fetchUserWithSignature = async (caipNetworkId: CaipNetworkId, draft: SiwxDraft, abort: AbortSignal) => {
    const { writeSiwx } = await loaded.get()
    const siwxMessage = toSiwxRequest(draft, writeSiwx)
    if (!siwxMessage) return undefined
    let user: EmbeddedUser | undefined
    try {
      await parameters.promptUser({ id: 'login', method: 'signIn', caipNetworkId }, async (shown) => {
        user = await fetchUser(caipNetworkId, { siwxMessage, signal: combineSignals(shown, abort) })
      })
    } catch (cause) {
      if (abort.aborted) throw new ModalError('ABORTED', { cause })
      if (isModalError(toModalError(toRpcError(cause)), 'USER_REJECTED'))
        parameters.onDeclined(getNamespace(caipNetworkId))
      else log('debug', 'Nothing was signed along with the login', cause)
    }
    return user && { user, signedIn: readSignedMessage(user, siwxMessage, writeSiwx) }
  }
  const open = async (): Promise<EmbeddedChannel> => {
    const { client: ready, policy } = await loaded.get()
    if (channel && !channel.isEnded) return channel
    const { promptUser, rejectUnsupported } = parameters
    const wallet = parameters.wallet()
    const onEnd = () => parameters.onEnd()
    const prompts = { promptUser, rejectUnsupported }
    channel = createEmbeddedChannel({
      ...{ wallet, client: ready, callFrame, policy, networks, rpcUrl, fetchUser, onEnd },
      ...prompts,
    })
    return channel
  }
  // Retries until the secure site is reachable, so that a restored login survives being offline.
  const waitUntilLoaded = async (abort: AbortSignal): Promise<void> => {
    for (;;) {
      if (abort.aborted) throw new ModalError('ABORTED')
      try {
        await client()
        return
      } catch (cause) {
        log('debug', 'The secure site cannot be reached; the login waits for it', cause)
        await sleep(FRAME_RETRY_DELAY_MS, abort)
      }
    }
  }

  return {
    callFrame,
    frame: async (): Promise<AuthFrame> => (await loaded.get()).frame,
    journal: (): readonly string[] => frame?.journal() ?? [],
    async reload(): Promise<void> {
      const { client: ready } = await loaded.get()
      await ready.reload()
      await sendAppInfo(ready)
    },
    async load(): Promise<void> {
      await client()
    },
    async connect(
      namespace: Namespace,
      { silent, network: wanted, signal: abort, signInDraft }: ConnectEmbeddedOptions,
    ): Promise<readonly [WalletSourceConnection]> {
      const loadSupport = parameters.namespaces.get(namespace)
      if (!loadSupport) throw embeddedError('AUTH_CONNECTOR_MISSING', { context: { namespace } })
      if (silent) await waitUntilLoaded(abort)
      const { isConnected } = await callFrame((ready) => ready.isConnected())
      if (!isConnected) throw embeddedError('NOT_SIGNED_IN')
      const id = wanted?.caipNetworkId ?? parameters.activeNetworkId(namespace)
      const network = networks().find(({ caipNetworkId }) => caipNetworkId === id)
      if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { namespace } })
      // If the user is already logged in, a further namespace connects without a prompt.
      const isFresh = !silent && (!channel || channel.isEnded)
      const draft = isFresh ? await signInDraft?.(network.caipNetworkId) : undefined
      const signed = draft && (await fetchUserWithSignature(network.caipNetworkId, draft, abort))
      const user = signed?.user ?? (await fetchUser(network.caipNetworkId))
      const [current, support] = await Promise.all([open(), loadSupport()])
      if (abort.aborted) throw new ModalError('ABORTED')
      current.setUser(namespace, user)
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
    /**
     * Selects the user's standard account or smart account. Rejects with `SMART_ACCOUNT_UNAVAILABLE` if the user has no
     * account of this type.
     */
    async setAccountType(namespace: Namespace, type: FrameAccountType): Promise<void> {
      const user = channel?.user(namespace)
      const own = user?.accounts?.find((each) => each.type === type)
      const unavailable = () => new ModalError('SMART_ACCOUNT_UNAVAILABLE', { context: { namespace } })
      if (!channel || !user || !own) throw unavailable()
      const set = await callFrame((ready) => ready.setPreferredAccount(type))
      if (set.type !== type || set.address.toLowerCase() !== own.address.toLowerCase()) throw unavailable()
      const next = { ...user, address: own.address, preferredAccountType: type }
      parameters.onUser(namespace, next)
      channel.setUser(namespace, next)
    },
    async check(): Promise<void> {
      if (!channel || channel.isEnded) return
      const { isConnected } = await callFrame((ready) => ready.isConnected())
      if (!isConnected) channel.end()
    },
    /** Logs the user out. Resolves once the secure site has answered, or after 3 s. */
    close: async (): Promise<void> => channel?.close(),
  }
}

export type EmbeddedWallet = ReturnType<typeof createEmbeddedWallet>
