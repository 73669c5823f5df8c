import { HOSTED_RELAY_URL } from '../../constants.js'
import { delay } from '../../utils/waiting.js'
import type { OpenClientParameters } from './openClient.js'
import type { RemoteClient } from './remoteClient.js'
import { toClientStorage } from './toClientStorage.js'

/** Apart from what another WalletConnect client on the same page keeps. */
const STORAGE = 'foyer'

/** The attestation comes from a frame of another host; where that does not answer, the SDK would wait 5 s each time. */
const ATTESTATION_WAIT_MS = 1_000

/**
 * Loads WalletConnect's UniversalProvider with what it stored on the last visit, and resolves to its client. The provider
 * itself is given no session: it would send requests to the wrong chain and account, keep switches from the wallet and end
 * codes that are still on screen (`universalProvider.test.ts` of the sandbox shows it).
 */
export async function openOwnClient(parameters: OpenClientParameters): Promise<RemoteClient> {
  const { projectId, metadata, relayUrl = HOSTED_RELAY_URL, storage, signal } = parameters
  const { UniversalProvider } = await import('@walletconnect/universal-provider')
  const provider = await UniversalProvider.init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    customStoragePrefix: STORAGE,
    storage: toClientStorage(storage),
    telemetryEnabled: false,
    logger: 'silent',
  })
  const { client } = provider
  forgetGlobal()
  // It has taken the first of the stored sessions for its own.
  delete provider.session
  provider.rpcProviders = {}
  limitAttestation(client.core.verify, relayUrl)
  holdErrors(client.core.relayer)
  signal.addEventListener(
    'abort',
    () => {
      client.core.relayer.transportClose().catch(() => {})
      client.core.heartbeat.stop()
    },
    { once: true },
  )
  return client
}

/** The SDK keeps its core on `globalThis`, and the next modal of the page would get that of one that was destroyed. */
function forgetGlobal(): void {
  for (const name of [`_walletConnectCore_${STORAGE}`, `_walletConnectCore_${STORAGE}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
}

interface Sockets<Socket> {
  provider: Socket
}

/**
 * A socket that was refused emits its error also after the relayer has gone on to the next and listens no more: an emitter throws what
 * nobody listens for, and the page would have it as an uncaught error (@walletconnect/core 2.21.8, 2026-11).
 */
function holdErrors<Socket extends object>(relayer: Sockets<Socket>): void {
  let current = relayer.provider
  hold(current)
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    get: () => current,
    set(next: Socket) {
      hold(next)
      current = next
    },
  })
}

/** Before the first socket the relayer has an empty object in its place. */
function hold(socket: object): void {
  if ('on' in socket && typeof socket.on === 'function') socket.on('error', () => {})
}

interface Attestations<Parameters> {
  register(parameters: Parameters): Promise<string | undefined>
}

/** A company that runs its own relay has no attestations from the hosted one, and its visitors ask nobody else. */
function limitAttestation<Parameters>(verify: Attestations<Parameters>, relayUrl: string): void {
  if (relayUrl !== HOSTED_RELAY_URL) {
    verify.register = async () => undefined
    return
  }
  const register = verify.register
  verify.register = (parameters) =>
    new Promise((resolve) => {
      const done = new AbortController()
      delay(ATTESTATION_WAIT_MS, done.signal, () => resolve(undefined))
      register(parameters)
        .then(resolve, () => resolve(undefined))
        .finally(() => done.abort())
    })
}
