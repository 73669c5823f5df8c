import { openSeed, sealSeed } from '../../frame/vault/sealSeed'
import { SetupError } from '../../SetupError'
import type { Storage } from '../../types'
import { resignRows } from '../createSignedTables'
import { createTableFactory, type TableFactory } from '../createTableFactory'
import { resealMails } from '../mail/resealMails'
import { createAuditLog } from '../operation/createAuditLog'
import { type User, userSchema } from '../sessions/userSchema'
import { resealSharing } from '../shares/sealShare'
import { checkServiceKeys, recordNewestKeyOnly } from './checkServiceKeys'
import type { ServiceKeys } from './createServiceKeys'
import { listStorageKeys } from './listStorageKeys'
import { type KeySources, openServiceKeys } from './openServiceKeys'
import { openWrappedKeyTable, WRAPPED_KEYS } from './wrapServiceKey'

/**
 * Reseals every share, and every seed of a version before shares, under the newest service key. Can be stopped,
 * repeated, and run beside a site with both keys. Rejects with a `SetupError` for wrong keys.
 */
export async function resealSeeds({
  storage,
  now = Date.now,
  signsUnsigned = false,
  ...sources
}: KeySources & {
  readonly storage: Storage
  readonly now?: () => number
  /** Signs identities of a version before signed rows, too: only for a database that nobody else has changed. */
  readonly signsUnsigned?: boolean
}): Promise<{ resealed: number }> {
  const tables = createTableFactory({ storage, now })
  const keys = await openServiceKeys({ storage, tables, ...sources })
  const { keys: wrapped = [] } = (await openWrappedKeyTable(tables).get(WRAPPED_KEYS)) ?? {}
  // A running site may still seal under the key that the rotation replaces.
  if (typeof sources.serviceKey !== 'string' && wrapped.length > 1)
    throw new SetupError('A rotation of the service key has begun. Run `pnpm rotate-key` to finish it.')
  return resealStorage({ storage, tables, keys, now, signsUnsigned })
}

/** Reseals every seed and queued mail under the newest key, and then removes those that the newest one replaces. */
export async function resealStorage({
  storage,
  tables,
  keys,
  now,
  signsUnsigned,
}: {
  readonly storage: Storage
  readonly tables: TableFactory
  readonly keys: ServiceKeys
  readonly now: () => number
  readonly signsUnsigned?: boolean | undefined
}): Promise<{ resealed: number }> {
  const { unnamed } = await checkServiceKeys({ storage, tables, keys, initialize: false })
  await createAuditLog({ tables, keys, now }).append('seeds.reseal')
  const users = tables('user', userSchema)
  const { newest } = keys
  const findOlder = (id: string) => {
    const older = keys.find(id)
    if (older === undefined) throw new Error(`A wallet is encrypted under the unknown key ${id}.`)
    return older
  }
  const resealSeed = async ({ id, seed, storedHalf }: User) => {
    const keyId = seed && (seed.key ?? unnamed)
    if (seed === undefined || storedHalf === undefined || keyId === undefined || keyId === newest.id) return undefined
    const halves = { userId: id, storedHalf }
    const opened = await openSeed(seed, { ...halves, serviceHalf: findOlder(keyId).derive('seed', id) })
    const fresh = await sealSeed(opened, { ...halves, serviceHalf: newest.derive('seed', id) })
    opened.fill(0)
    return { former: seed.ciphertext, seed: { ...fresh, key: newest.id } }
  }
  let resealed = 0
  for await (const userId of listStorageKeys(storage, 'user')) {
    const user = await users.get(userId)
    if (user === undefined) continue
    const fresh = await resealSeed(user)
    if (fresh === undefined && (user.sharing === undefined || user.sharing.key === newest.id)) continue
    let isChanged = false
    await users.change(userId, (stored) => {
      const { sharing, seed } = stored ?? {}
      const isOldSharing = sharing !== undefined && sharing.key !== newest.id
      // Skips a seed that another process has resealed, or replaced by shares.
      const isOldSeed = fresh !== undefined && seed?.ciphertext === fresh.former
      isChanged = isOldSharing || isOldSeed
      // Reseals shares within the change, because the user may add a way of recovery at the same time.
      return (
        stored && {
          ...stored,
          ...(isOldSharing && { sharing: resealSharing(sharing, userId, findOlder(sharing.key), newest) }),
          ...(isOldSeed && { seed: fresh.seed }),
        }
      )
    })
    if (isChanged) resealed += 1
  }
  await resealMails({ storage, tables, keys })
  await resignRows({ storage, tables, keys, signsUnsigned })
  await recordNewestKeyOnly(tables, keys)
  await removeOtherWrappedKeys(tables, keys.newest.id)
  return { resealed }
}

/** Keeps the stored keys if the newest one is none of them: an instance with a provider alone may still run. */
const removeOtherWrappedKeys = (tables: TableFactory, newest: string) =>
  openWrappedKeyTable(tables).change(WRAPPED_KEYS, (record) => {
    const keys = record?.keys.filter(({ id }) => id === newest) ?? []
    return keys.length === 0 ? record : { keys }
  })
