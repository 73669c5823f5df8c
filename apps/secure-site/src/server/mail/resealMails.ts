import type { Storage } from '../../types'
import type { TableFactory } from '../createTableFactory'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { listStorageKeys } from '../keys/listStorageKeys'
import { openText, sealText } from '../keys/sealText'
import { outboxPurpose, outboxSchema } from './createOutbox'

/** Reseals queued mails under the newest service key, so that they can be sent without the older one. */
export async function resealMails({
  storage,
  tables,
  keys,
}: {
  readonly storage: Storage
  readonly tables: TableFactory
  readonly keys: ServiceKeys
}): Promise<void> {
  const jobs = tables('outbox', outboxSchema)
  for await (const id of listStorageKeys(storage, 'outbox')) {
    await jobs.change(id, (job) => {
      const older = job && keys.find(job.key)
      if (job === undefined || job.isSent === true || older === undefined || older.id === keys.newest.id) return job
      const text = openText(older, outboxPurpose, job.sealed)
      return { ...job, sealed: sealText(keys.newest, outboxPurpose, text), key: keys.newest.id }
    })
  }
}
