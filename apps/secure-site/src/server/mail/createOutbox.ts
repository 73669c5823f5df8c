import * as z from 'zod/mini'
import type { Storage } from '../../types'
import type { TableFactory } from '../createTableFactory'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { listStorageKeys } from '../keys/listStorageKeys'
import { openText, sealText } from '../keys/sealText'

export const outboxPurpose = ['outbox']
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 30 * 60_000
const REMEMBERED_MS = 10 * 60_000

export const outboxSchema = z.object({
  sealed: z.string(),
  key: z.string(),
  tries: z.number(),
  /** Earliest time of the next attempt. Also keeps other servers from trying it meanwhile. */
  nextAt: z.number(),
  /** Sent jobs stay in the table for a while, so that no other instance sends the same mail again. */
  isSent: z.optional(z.boolean()),
})

export type MailDeliverer = (job: unknown) => Promise<void>

/** Creates the queue of mails, stored until the mail server has accepted them. */
export function createOutbox({
  storage,
  tables,
  keys,
  now,
  deliver,
  log,
}: {
  storage: Storage
  tables: TableFactory
  keys: ServiceKeys
  now: () => number
  deliver: MailDeliverer
  log: (line: string) => void
}) {
  const jobs = tables('outbox', outboxSchema)

  const run = async (id: string): Promise<boolean> => {
    let claimed: z.output<typeof outboxSchema> | undefined
    let isSent = false
    await jobs.change(id, (job) => {
      claimed = undefined
      isSent = job?.isSent === true
      if (job === undefined || isSent || job.nextAt > now()) return job
      const tries = job.tries + 1
      claimed = { ...job, tries, nextAt: now() + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS) }
      return claimed
    })
    if (claimed === undefined) return isSent
    const key = keys.find(claimed.key)
    try {
      if (key === undefined) throw new Error(`It is encrypted under the unknown key ${claimed.key}.`)
      await deliver(JSON.parse(openText(key, outboxPurpose, claimed.sealed)))
    } catch (error) {
      log(`secure: an email could not be sent, try ${claimed.tries}: ${getErrorNameAndCode(error)}`)
      return false
    }
    const sent = { ...claimed, sealed: '', isSent: true }
    await jobs.change(id, (job) => job && sent, now() + REMEMBERED_MS)
    return true
  }
  return {
    /**
     * Stores and sends a mail.
     * @param id unique per mail; an existing entry stays
     * @param lifeMs time in which sending is tried again
     * @returns whether the mail was sent
     */
    async send(id: string, job: object, lifeMs: number): Promise<boolean> {
      const sealed = sealText(keys.newest, outboxPurpose, JSON.stringify(job))
      const fresh = { sealed, key: keys.newest.id, tries: 0, nextAt: now() }
      await jobs.change(id, (stored) => stored ?? fresh, now() + lifeMs)
      return run(id)
    },
    async sendDue(): Promise<void> {
      for await (const id of listStorageKeys(storage, 'outbox')) await run(id)
    },
  }
}

export function getErrorNameAndCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
