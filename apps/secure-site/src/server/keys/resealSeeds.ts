import { openSeed, sealSeed } from '../../frame/vault/sealSeed'
import type { Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { createAuditLog } from '../operation/createAuditLog'
import { userSchema } from '../sessions/createUsers'
import { checkServiceKeys, recordNewestKeyOnly } from './checkServiceKeys'
import { createServiceKeys, type ServiceKeySecrets } from './createServiceKeys'
import { listStorageKeys } from './listStorageKeys'

/**
 * Reseals every seed under the newest service key. Can be stopped, repeated, and run beside a site with both keys.
 * Rejects with a `SetupError` for wrong keys.
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
  let resealed = 0
  for await (const userId of listStorageKeys(storage, 'user')) {
    const user = await users.get(userId)
    const { seed, storedHalf } = user ?? {}
    const id = seed && (seed.key ?? unnamed)
    if (seed === undefined || storedHalf === undefined || id === undefined || id === keys.newest.id) continue
    const older = keys.find(id)
    if (older === undefined) throw new Error(`A seed is encrypted under the unknown key ${id}.`)
    const halves = { userId, storedHalf }
    const opened = await openSeed(seed, { ...halves, serviceHalf: older.derive('seed', userId) })
    const fresh = await sealSeed(opened, { ...halves, serviceHalf: keys.newest.derive('seed', userId) })
    opened.fill(0)
    await users.change(userId, (stored) =>
      // Skips seeds that another process has resealed.
      stored?.seed?.ciphertext === seed.ciphertext ? { ...stored, seed: { ...fresh, key: keys.newest.id } } : stored,
    )
    resealed += 1
  }
  await recordNewestKeyOnly(tables, keys)
  return { resealed }
}
