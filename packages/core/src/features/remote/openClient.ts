import type { SignClient } from '@walletconnect/sign-client'
import type { AdapterStorage } from '../../adapter/host.js'
import { HOSTED_RELAY_URL } from '../../constants.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import { delay } from '../../utils/waiting.js'
import { loadSignClient } from './loadSignClient.js'
import { toClientStorage } from './toClientStorage.js'

export type RemoteClient = InstanceType<typeof SignClient>
export type ConnectParams = Parameters<RemoteClient['connect']>[0]
export type Session = ReturnType<RemoteClient['session']['get']>

export interface OpenClientParameters {
  readonly projectId: string
  readonly metadata: Metadata
  /** A `wss:` URL. */
  readonly relayUrl: string | undefined
  /** Where sessions outlive the visit. */
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  readonly log: Log
  /** What the relay says when it turns this page away. */
  onRefusal(message: string): void
}

/** Apart from what another WalletConnect client on the same page keeps. */
const STORAGE = 'foyer'

/** The attestation comes from a frame of another host; where that does not answer, the SDK would wait 5 s each time. */
const ATTESTATION_WAIT = 1_000

/**
 * Loads WalletConnect's sign client and what it kept of the last visit. `@walletconnect/universal-provider` would wrap
 * it in a provider for each chain, which answers reads for the wrong one; ours are the adapters.
 */
export async function openClient(parameters: OpenClientParameters): Promise<RemoteClient> {
  const { projectId, metadata, relayUrl = HOSTED_RELAY_URL, storage, signal, log, onRefusal } = parameters
  const SignClient = await loadSignClient()
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    customStoragePrefix: STORAGE,
    storage: toClientStorage(storage),
    telemetryEnabled: false,
    logger: 'silent',
  })
  forgetGlobal()
  limitAttestation(client, relayUrl)
  const onError = (thrown: unknown) => {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    log('debug', 'The relay has a problem', message)
    const [, reason] = /code: 3000 \((.*)\)/s.exec(message) ?? []
    if (reason !== undefined) onRefusal(reason)
  }
  const { relayer } = client.core
  relayer.on('relayer_error', onError)
  signal.addEventListener(
    'abort',
    () => {
      relayer.off('relayer_error', onError)
      relayer.transportClose().catch(() => {})
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

/** A company that runs its own relay has no attestations from the hosted one, and its visitors ask nobody else. */
function limitAttestation({ core: { verify } }: RemoteClient, relayUrl: string): void {
  if (relayUrl !== HOSTED_RELAY_URL) {
    verify.register = async () => undefined
    return
  }
  const register = verify.register
  verify.register = (parameters) =>
    new Promise((resolve) => {
      const done = new AbortController()
      delay(ATTESTATION_WAIT, done.signal, () => resolve(undefined))
      register(parameters)
        .then(resolve, () => resolve(undefined))
        .finally(() => done.abort())
    })
}
