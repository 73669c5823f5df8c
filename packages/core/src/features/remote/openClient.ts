import type { AdapterStorage } from '../../adapter/host.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { UniversalProviderOption } from '../../types/universalProvider.js'
import { openOwnClient } from './openOwnClient.js'
import { readProvider } from './readProvider.js'
import type { RemoteClient } from './remoteClient.js'

export interface OpenClientParameters {
  readonly projectId: string
  readonly metadata: Metadata
  /** A `wss:` URL. */
  readonly relayUrl: string | undefined
  /** The app's own provider, in place of the one that comes with the modal. */
  readonly universalProvider?: UniversalProviderOption | undefined
  /** Where sessions outlive the visit. */
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  readonly log: Log
  /** What the relay says when it turns this page away. */
  onRefusal(message: string): void
}

/** Opens the client of remote sessions: the app's own, which goes on after the modal, or one that ends with `signal`. */
export async function openClient(parameters: OpenClientParameters): Promise<RemoteClient> {
  const { universalProvider, signal, log, onRefusal } = parameters
  const client = await (universalProvider ? readProvider(universalProvider) : openOwnClient(parameters))
  const onError = (thrown: unknown) => {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    log('debug', 'The relay has a problem', message)
    const [, reason] = /code: 3000 \((.*)\)/s.exec(message) ?? []
    if (reason !== undefined) onRefusal(reason)
  }
  const { relayer } = client.core
  relayer.on('relayer_error', onError)
  signal.addEventListener('abort', () => void relayer.off('relayer_error', onError), { once: true })
  return client
}
