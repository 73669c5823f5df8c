import { openSeed, sealSeed } from '../../frame/vault/sealSeed'
import type { Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { createAuditLog } from '../operation/createAuditLog'
import { type User, userSchema } from '../sessions/userSchema'
import { resealSharing } from '../shares/sealShare'
import { checkServiceKeys, recordNewestKeyOnly } from './checkServiceKeys'
import { createServiceKeys, type ServiceKeySecrets } from './createServiceKeys'
import { listStorageKeys } from './listStorageKeys'

/**
 * Reseals every share, and every seed of a version before shares, under the newest service key. Can be stopped,
 * repeated, and run beside a site with both keys. Rejects with a `SetupError` for wrong keys.
 */
export async function resealSeeds({
  storage,
  now = Date.now,
  ...texts
}: ServiceKeySecrets & { readonly storage: Storage; readonly now?: () => number }): Promise<{ resealed: number }> {
  const tables = createTableFactory({ storage, now })
  const keys = createServiceKeys(texts)
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
  await recordNewestKeyOnly(tables, keys)
  return { resealed }
}
