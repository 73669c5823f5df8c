import { onAbort, startTimer } from '../../utils/waiting.js'
import { createAttester } from './createAttester.js'
import type { OpenClientParameters } from './openRemoteClient.js'
import type { RemoteClient } from './remoteClient.js'
import { toClientStorage } from './toClientStorage.js'

// Where WalletConnect attests the app's origin, with its hosted relay (@walletconnect/core 2.21.8, 2026-11).
const VERIFY_URL = 'https://verify.walletconnect.org'

const HOSTED_RELAY_URL = 'wss://relay.walletconnect.org'

// Storage prefix that separates this client from other WalletConnect clients on the page.
const STORAGE_PREFIX = 'foyer'

// Time limit for the attestation of the app's origin, in ms. WalletConnect's core would wait 5 s for its frame.
const ATTESTATION_WAIT_MS = 1_000

/**
 * Loads WalletConnect's UniversalProvider and returns its client. The provider itself gets no session: it would send
 * requests to the wrong chain and account, hide account switches, and end pairings whose code is still shown
 * (`universalProvider.test.ts` of `@foyer/adapter-evm`).
 */
export async function openNewRemoteClient(parameters: OpenClientParameters): Promise<RemoteClient> {
  const {
    projectId,
    metadata,
    relayUrl = HOSTED_RELAY_URL,
    verifyUrl,
    storage,
    signal,
    waitUntilUnneeded: untilUnneeded,
  } = parameters
  const { UniversalProvider } = await import('@walletconnect/universal-provider')
  parameters.note?.(relayUrl)
  const provider = await UniversalProvider.init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    customStoragePrefix: STORAGE_PREFIX,
    storage: toClientStorage(storage, signal),
    telemetryEnabled: false,
    logger: 'silent',
  })
  const { client } = provider
  removeGlobalCore()
  // Removes the stored session that `UniversalProvider.init` has restored: the provider must have none (see above).
  delete provider.session
  provider.rpcProviders = {}
  const { verify } = client.core
  const { register } = verify
  const note = (url: string) => parameters.note?.(url)
  const askHosted: Attest = (message) => {
    note(VERIFY_URL)
    return register(message)
  }
  const hosted = relayUrl === HOSTED_RELAY_URL ? askHosted : undefined
  verify.register = limitAttestation(verifyUrl ? createAttester({ verifyUrl, projectId, signal, note }) : hosted)
  ignoreSocketErrors(client.core.relayer)
  onAbort(signal, () => {
    void untilUnneeded().then(() => {
      client.core.relayer.transportClose().catch(() => {})
      client.core.heartbeat.stop()
    })
  })
  return client
}

/**
 * Removes WalletConnect's core from `globalThis`, where the next modal would find and reuse it although it has ended.
 */
function removeGlobalCore(): void {
  for (const name of [`_walletConnectCore_${STORAGE_PREFIX}`, `_walletConnectCore_${STORAGE_PREFIX}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
}

interface SocketOwner<Socket> {
  provider: Socket
}

/**
 * Handles the errors of sockets that the relay refuses. WalletConnect's relayer removes its listener before the socket
 * emits `error`, which would then be uncaught (@walletconnect/core 2.21.8, 2026-11).
 */
function ignoreSocketErrors<Socket extends object>(relayer: SocketOwner<Socket>): void {
  let current = relayer.provider
  ignoreErrors(current)
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    get: () => current,
    set(next: Socket) {
      ignoreErrors(next)
      current = next
    },
  })
}

// Until it connects, WalletConnect's relayer has an empty object instead of a socket.
function ignoreErrors(socket: object): void {
  if ('on' in socket && typeof socket.on === 'function') socket.on('error', () => {})
}

type Attest = (message: { readonly id: string; readonly decryptedId: string }) => Promise<string | undefined>

/** Limits the time that a connect waits for an attestation. Without `attest`, there is none. */
function limitAttestation(attest: Attest | undefined): Attest {
  if (attest === undefined) return async () => undefined
  return (message) =>
    new Promise((resolve) => {
      const done = new AbortController()
      startTimer(ATTESTATION_WAIT_MS, done.signal, () => resolve(undefined))
      attest(message)
        .then(resolve, () => resolve(undefined))
        .finally(() => done.abort())
    })
}
