import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { SetupError } from '../../SetupError'
import { getErrorMessage } from '../../storage/getErrorMessage'
import type { KeyProvider } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { toServiceKey } from './createServiceKeys'

const KEY_BYTES = 32

/** Service key as stored: under the master key of a provider, beside its id. */
const wrappedKeySchema = z.object({ id: z.string(), wrapped: z.string() })

export type WrappedKey = z.output<typeof wrappedKeySchema>

/** Stored service keys, the newest first. There are several only during a rotation. */
const wrappedKeysSchema = z.object({ keys: z.array(wrappedKeySchema) })

export const WRAPPED_KEYS = 'wrapped'

export const openWrappedKeyTable = (tables: TableFactory) => tables('service', wrappedKeysSchema)

export async function createWrappedKey(provider: KeyProvider): Promise<WrappedKey> {
  return wrapServiceKey(randomBytes(KEY_BYTES).toString('base64url'), provider)
}

/** Wraps a service key, and unwraps the result: a key that doesn’t come back would lose every wallet. */
export async function wrapServiceKey(serviceKey: string, provider: KeyProvider): Promise<WrappedKey> {
  const bytes = Buffer.from(serviceKey, 'base64url')
  const wrapped = await provider.wrap(Uint8Array.from(bytes)).catch((error) => {
    throw new SetupError(`The key provider ${provider.name} can’t wrap a service key: ${toReason(error)}`)
  })
  const isPlain = Buffer.from(wrapped).includes(bytes)
  bytes.fill(0)
  if (isPlain) throw new SetupError(`The key provider ${provider.name} doesn’t encrypt the service key.`)
  const stored = { id: toServiceKey(serviceKey).id, wrapped: Buffer.from(wrapped).toString('base64url') }
  await unwrapServiceKey(stored, [provider])
  return stored
}

/** Unwraps a stored service key with the first provider that can. */
export async function unwrapServiceKey(
  { id, wrapped }: WrappedKey,
  providers: readonly KeyProvider[],
): Promise<string> {
  const reasons: string[] = []
  for (const provider of providers) {
    try {
      const bytes = await provider.unwrap(Uint8Array.from(Buffer.from(wrapped, 'base64url')))
      const serviceKey = Buffer.from(bytes).toString('base64url')
      bytes.fill(0)
      if (toServiceKey(serviceKey).id === id) return serviceKey
      reasons.push(`${provider.name}: it returns another key`)
    } catch (error) {
      reasons.push(`${provider.name}: ${toReason(error)}`)
    }
  }
  throw new SetupError(
    `The service key ${id} of this database can’t be unwrapped (${reasons.join('; ')}). Set the key provider that wrapped it, or the right DATABASE; nothing has been changed.`,
  )
}

const toReason = (error: unknown) => getErrorMessage(error).split('\n')[0]
