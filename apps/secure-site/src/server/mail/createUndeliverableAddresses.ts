import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'

const HOUR_MS = 60 * 60_000
const UNDELIVERABLE = 'Emails to this address come back. Check the address, or use another one.'

export type UndeliverableAddresses = ReturnType<typeof createUndeliverableAddresses>

/** Remembers for an hour which addresses take no mail, so that nobody makes the site mail them again and again. */
export function createUndeliverableAddresses({ now, tables }: { now: () => number; tables: TableFactory }) {
  const addresses = tables('undeliverable', z.literal(true))
  const createRefusal = () => new RefusedRequestError(422, UNDELIVERABLE)
  return {
    async refuse(to: string) {
      if ((await addresses.get(to)) === true) throw createRefusal()
    },
    /** Returns what the user is told. */
    async add(to: string) {
      await addresses.put(to, true, now() + HOUR_MS)
      return createRefusal()
    },
  }
}
