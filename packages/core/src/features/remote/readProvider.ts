import { invalidOption } from '../../errors/invalidOption.js'
import { validation } from '../../errors/validation.js'
import type { UniversalProviderOption } from '../../types/universalProvider.js'
import { isRecord } from '../../utils/isRecord.js'
import type { RemoteClient } from './remoteClient.js'

/** Resolves to the client of the app's own UniversalProvider. Throws `INVALID_OPTION` where it lacks what the modal uses. */
export async function readProvider(given: UniversalProviderOption): Promise<RemoteClient> {
  const { client }: { readonly client?: unknown } = Object(typeof given === 'function' ? await given() : given)
  if (!isRemoteClient(client)) throw invalidOption('universalProvider', validation.invalidInput)
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
