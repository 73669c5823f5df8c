import * as z from 'zod/mini'
import { openSeed } from '../../frame/vault/sealSeed'
import { EMPTY_DATABASE_MESSAGE, SetupError } from '../../SetupError'
import type { Storage } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { type User, userSchema } from '../sessions/userSchema'
import { openShare } from '../shares/sealShare'
import type { ServiceKey, ServiceKeys } from './createServiceKeys'
import { listStorageKeys } from './listStorageKeys'

/** Check value of a storage: ids of the service keys that encrypt its shares and seeds. */
const recordSchema = z.object({
  newest: z.string(),
  inUse: z.array(z.string()),
  unnamed: z.string(),
})

type KeyRecord = z.output<typeof recordSchema>

const RECORD_KEY = 'keys'

interface CheckParameters {
  readonly storage: Storage
  readonly tables: TableFactory
  readonly keys: ServiceKeys
  readonly initialize: boolean
}

/**
 * Compares the service keys with the storage's check value. Rejects with a `SetupError` if wallets could not be opened,
 * or for an empty storage without `initialize`.
 */
export async function checkServiceKeys(parameters: CheckParameters): Promise<KeyRecord> {
  const { tables, keys } = parameters
  const records = tables('service', recordSchema)
  const newest = keys.newest.id
  if ((await records.get(RECORD_KEY)) === undefined) {
    const unnamed = await findUnnamedKey(parameters)
    // Two servers may start at once: the first record counts.
    await records.change(RECORD_KEY, (record) => record ?? { newest, inUse: [unnamed], unnamed })
  }
  let checked: KeyRecord | undefined
  await records.change(RECORD_KEY, (record) => {
    if (record === undefined) throw new SetupError(EMPTY_DATABASE_MESSAGE)
    const missing = record.inUse.find((id) => keys.find(id) === undefined)
    if (missing !== undefined) throw new SetupError(doesNotFit(missing, keys))
    checked = { ...record, newest, inUse: [...new Set([newest, ...record.inUse])] }
    return checked
  })
  if (checked === undefined) throw new SetupError(EMPTY_DATABASE_MESSAGE)
  return checked
}

/** Returns whether the keys open every wallet; another server may have started with a newer key. */
export async function canDecryptWallets(tables: TableFactory, keys: ServiceKeys): Promise<boolean> {
  const record = await tables('service', recordSchema).get(RECORD_KEY)
  return record?.inUse.every((id) => keys.find(id) !== undefined) === true
}

export const recordNewestKeyOnly = (tables: TableFactory, { newest }: ServiceKeys) =>
  tables('service', recordSchema).change(
    RECORD_KEY,
    (record) => record && { newest: newest.id, inUse: [newest.id], unnamed: newest.id },
  )

const doesNotFit = (missing: string, { all }: ServiceKeys) =>
  `The service key doesn’t match the database: it has wallets encrypted under the key ${missing}, and the configured keys are ${all.map(({ id }) => id).join(' and ')}. Set the right SERVICE_KEY, or that key as OLDER_SERVICE_KEY, or the right DATABASE.`

/** Finds the key of a storage without a check value, by opening one of its shares or seeds. */
async function findUnnamedKey({ storage, tables, keys, initialize }: CheckParameters): Promise<string> {
  const users = tables('user', userSchema)
  let hasUsers = false
  for await (const id of listStorageKeys(storage, 'user')) {
    const user = await users.get(id)
    hasUsers ||= user !== undefined
    if (user?.sharing === undefined && user?.seed === undefined) continue
    for (const key of keys.all) if (await opens(user, key)) return key.id
    throw new SetupError(
      'The service key doesn’t match the database: it can’t open the wallets in it. Set the right SERVICE_KEY, or the right DATABASE.',
    )
  }
  if (!hasUsers && !initialize) throw new SetupError(EMPTY_DATABASE_MESSAGE)
  return keys.newest.id
}

async function opens({ id, sharing, storedHalf, seed }: User, key: ServiceKey): Promise<boolean> {
  try {
    if (sharing !== undefined) openShare(key, 'share', id, sharing.share)
    else if (seed === undefined || storedHalf === undefined) return false
    else await openSeed(seed, { storedHalf, serviceHalf: key.derive('seed', id), userId: id })
    return true
  } catch {
    return false
  }
}
