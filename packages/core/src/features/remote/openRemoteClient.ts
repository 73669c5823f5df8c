import type { AdapterStorage } from '../../adapter/context.js'
import { createOptionError, validationMessages } from '../../errors/validation.js'
import type { Log } from '../../types/log.js'
import type { Metadata } from '../../types/metadata.js'
import type { UniversalProviderOption } from '../../types/universalProvider.js'
import { isRecord } from '../../utils/isRecord.js'
import { openNewRemoteClient } from './openNewRemoteClient.js'
import type { RemoteClient } from './remoteClient.js'

export interface OpenClientParameters {
  readonly projectId: string
  readonly metadata: Metadata
  readonly relayUrl: string | undefined
  readonly verifyUrl?: string | undefined
  readonly universalProvider?: UniversalProviderOption | undefined
  readonly storage: AdapterStorage
  readonly signal: AbortSignal
  /**
   * Resolves once no wallet can approve a code that was shown. Until then the client stays open, even if the modal is
   * destroyed.
   */
  waitUntilUnneeded(): Promise<void>
  readonly log: Log
  onRefusal(message: string): void
  note?(url: string): void
}

/**
 * Returns WalletConnect's client: that of the app's UniversalProvider, or a new one that ends once `signal` has
 * aborted.
 */
export async function openRemoteClient(parameters: OpenClientParameters): Promise<RemoteClient> {
  const { universalProvider, signal, log, onRefusal } = parameters
  const client = await (universalProvider ? getProviderClient(universalProvider) : openNewRemoteClient(parameters))
  const { relayUrl }: { readonly relayUrl?: unknown } = Object(client.core)
  if (universalProvider && typeof relayUrl === 'string') parameters.note?.(relayUrl)
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

/** Returns the client of the app's UniversalProvider. Throws `INVALID_OPTION` if it lacks methods that Foyer uses. */
async function getProviderClient(option: UniversalProviderOption): Promise<RemoteClient> {
  const { client }: { readonly client?: unknown } = Object(typeof option === 'function' ? await option() : option)
  if (!isRemoteClient(client)) throw createOptionError('universalProvider', validationMessages.invalidInput)
  return client
}

function isRemoteClient(client: unknown): client is RemoteClient {
  if (!isRecord(client) || !isRecord(client.session) || !isRecord(client.core)) return false
  const { relayer, storage } = client.core
  if (!isRecord(relayer) || !isRecord(storage)) return false
  return (
    hasMethods(client, ['connect', 'request', 'disconnect', 'on', 'off']) &&
    hasMethods(client.session, ['get', 'getAll']) &&
    hasMethods(relayer, ['on', 'off']) &&
    hasMethods(relayer.subscriber, ['on', 'off']) &&
    hasMethods(storage, ['setItem', 'removeItem'])
  )
}

const hasMethods = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'function')
