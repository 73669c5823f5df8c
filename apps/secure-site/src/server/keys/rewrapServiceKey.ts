import { SetupError } from '../../SetupError'
import type { KeyProvider, Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { openServiceKeys } from './openServiceKeys'
import { openWrappedKeyTable, unwrapServiceKey, WRAPPED_KEYS, type WrappedKey, wrapServiceKey } from './wrapServiceKey'

/**
 * Wraps the stored service key under another provider, or under a new version of its master key. No wallet changes, and
 * running instances go on. Can be repeated.
 */
export async function rewrapServiceKey({
  storage,
  serviceKey,
  olderServiceKey,
}: {
  readonly storage: Storage
  readonly serviceKey: KeyProvider
  readonly olderServiceKey?: KeyProvider | undefined
}): Promise<void> {
  const tables = createTableFactory({ storage, now: Date.now })
  await openServiceKeys({ storage, tables, serviceKey, olderServiceKey })
  const stored = openWrappedKeyTable(tables)
  const { keys = [] } = (await stored.get(WRAPPED_KEYS)) ?? {}
  const providers = olderServiceKey === undefined ? [serviceKey] : [serviceKey, olderServiceKey]
  const fresh: WrappedKey[] = []
  for (const key of keys) fresh.push(await wrapServiceKey(await unwrapServiceKey(key, providers), serviceKey))
  await stored.change(WRAPPED_KEYS, (present) => {
    if (JSON.stringify(present?.keys) !== JSON.stringify(keys))
      throw new SetupError('The stored service key was changed by another command. Run this one again.')
    return { keys: fresh }
  })
}
