import type { Storage, StoredEntry } from '../types'
import { createKeyedQueue } from './createKeyedQueue'
import type { Database, Schema } from './schema'

const KEYS_PER_PAGE = 1000
const MAX_TRIES = 1000

interface Place {
  readonly collection: string
  readonly key: string
}

/**
 * Creates a storage over SQLite or Postgres.
 *
 * A change is one statement, which succeeds only if the entry is still as it was read; else it is read again. So an
 * instance that hangs or dies holds no lock, and instances that meet at a new key need no row to lock.
 * @param locksRows whether to lock the row after a first conflict, so that a distant instance gets its turn (Postgres)
 */
export function createDatabaseStorage(db: Database, { locksRows }: { locksRows: boolean }): Storage {
  const enqueue = createKeyedQueue()
  return {
    async read(table, key) {
      if (!isStorable(key)) return undefined
      const row = await select(db, { collection: table, key }).executeTakeFirst()
      return row && toEntry(row)
    },
    async keys(table, after = '') {
      const page = db.selectFrom('entry').select('key').where('collection', '=', table).where('key', '>', after)
      const rows = await page.orderBy('key').limit(KEYS_PER_PAGE).execute()
      return rows.map(({ key }) => key)
    },
    async change(table, key, to) {
      if (!isStorable(key)) {
        if (to(undefined) !== undefined) throw new TypeError(`A key of "${table}" is not well-formed text`)
        return
      }
      const place = { collection: table, key }
      await enqueue(JSON.stringify([table, key]), async () => {
        if (await tryChange(db, place, to)) return
        for (let tries = 1; tries < MAX_TRIES; tries++) {
          const isDone = locksRows
            ? await db.transaction().execute((transaction) => tryChange(transaction, place, to, true))
            : await tryChange(db, place, to)
          if (isDone) return
        }
        throw new Error(`An entry of "${table}" changed ${MAX_TRIES} times while it was being changed`)
      })
    },
    async sweep(now) {
      await db.deleteFrom('entry').where('expires_at', '<=', now).execute()
    },
  }
}

// Postgres has no NUL in text, and UTF-8 no half of a surrogate pair, which would become the key of another entry.
const isStorable = (key: string) => !key.includes('\0') && !/\p{Surrogate}/u.test(key)

/** Resolves to whether the entry is as `to` wants it; false if another change came between. */
async function tryChange(
  db: Database,
  place: Place,
  to: (stored: StoredEntry | undefined) => StoredEntry | undefined,
  isLocking = false,
): Promise<boolean> {
  const query = select(db, place)
  const stored = await (isLocking ? query.forUpdate() : query).executeTakeFirst()
  const next = to(stored && toEntry(stored))
  if (stored === undefined) {
    if (next === undefined) return true
    const values = { ...place, ...toRow(next) }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('entry')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  if (next === undefined) {
    const { numDeletedRows } = await db
      .deleteFrom('entry')
      .where((each) => each.and({ ...place, value: stored.value }))
      .where('expires_at', 'is not distinct from', stored.expires_at)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  }
  const row = toRow(next)
  if (row.value === stored.value && row.expires_at === stored.expires_at) return true
  const { numUpdatedRows } = await db
    .updateTable('entry')
    .set(row)
    .where((each) => each.and({ ...place, value: stored.value }))
    .where('expires_at', 'is not distinct from', stored.expires_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const select = (db: Database, place: Place) =>
  db
    .selectFrom('entry')
    .select(['value', 'expires_at'])
    .where((each) => each.and({ ...place }))

type Row = Pick<Schema['entry'], 'value' | 'expires_at'>

const toEntry = (row: Row): StoredEntry => ({ value: JSON.parse(row.value), expiresAt: row.expires_at ?? undefined })

const toRow = ({ value, expiresAt }: StoredEntry): Row => ({
  value: JSON.stringify(value),
  expires_at: expiresAt ?? null,
})
