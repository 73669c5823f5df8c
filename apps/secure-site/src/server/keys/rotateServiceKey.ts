import { setTimeout } from 'node:timers/promises'
import type { KeyProvider, Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { checkServiceKeys } from './checkServiceKeys'
import { KEY_LEASE_MS, openServiceKeys } from './openServiceKeys'
import { resealStorage } from './resealSeeds'
import { createWrappedKey, openWrappedKeyTable, WRAPPED_KEYS } from './wrapServiceKey'

/** Longest time of a request that stores a seed, with a margin for the database. */
const REQUEST_MS = 60_000

/** Time until no instance of a running site seals under the replaced key. */
export const ROTATION_WAIT_MS = KEY_LEASE_MS + REQUEST_MS

/**
 * Makes a new service key under the provider, waits until every running instance uses it, reseals every seed, and
 * removes the older key. Can be stopped and repeated: it then finishes the rotation that has begun.
 * @param parameters.wait resolves when no instance seals under the older key. Default: after two minutes
 */
export async function rotateServiceKey({
  storage,
  serviceKey,
  olderServiceKey,
  wait = () => setTimeout(ROTATION_WAIT_MS),
  now = Date.now,
}: {
  readonly storage: Storage
  readonly serviceKey: KeyProvider
  readonly olderServiceKey?: KeyProvider | undefined
  readonly wait?: () => Promise<unknown>
  readonly now?: () => number
}): Promise<{ resealed: number }> {
  const tables = createTableFactory({ storage, now })
  const keys = await openServiceKeys({ storage, tables, serviceKey, olderServiceKey })
  await checkServiceKeys({ storage, tables, keys, initialize: false })
  const stored = openWrappedKeyTable(tables)
  if ((await stored.get(WRAPPED_KEYS))?.keys.length === 1) {
    const fresh = await createWrappedKey(serviceKey)
    // Another rotation may have begun meanwhile: both then finish that one.
    await stored.change(WRAPPED_KEYS, (present) =>
      present?.keys.length === 1 ? { keys: [fresh, ...present.keys] } : present,
    )
    await keys.refresh()
    await checkServiceKeys({ storage, tables, keys, initialize: false })
  }
  await wait()
  return resealStorage({ storage, tables, keys, now })
}
