import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { openDatabase } from '../../storage/openDatabase'
import { postgresMigrations } from '../../storage/postgresMigrations'
import type { NameRecord, NameStorage, NewName } from '../types'
import { createNamesMigration } from './createNamesMigration'

const MAX_FOUND = 100

interface Schema {
  name: {
    name: string
    skeleton: string
    owner: string
    // Number of the name among those of its owner: as it is unique, instances can't exceed the limit together.
    slot: number
    attributes: string
    registered_at: number
  }
  name_address: {
    name: string
    coin_type: number
    address: string
    address_key: string
    is_key: number
    created_at: number
  }
}

const attributesSchema = z.record(z.string(), z.string())

/** Opens the names in Postgres or, without `url`, in the file `names.db` of the folder. */
export async function openNameStorage({
  folder,
  url,
}: {
  readonly folder: string
  readonly url: string | undefined
}): Promise<NameStorage> {
  const db = await openDatabase<Schema>({
    url,
    path: join(folder, 'names.db'),
    migrations: url === undefined ? { '0001-create-names': createNamesMigration } : postgresMigrations,
  })
  return {
    find: async (name) => (await readNames(db, [name]))[0],
    async findByAddress(address) {
      const rows = await db
        .selectFrom('name_address')
        .innerJoin('name', 'name.name', 'name_address.name')
        .select('name.name')
        .distinct()
        .where('address_key', '=', toKey(address))
        .orderBy('name.name')
        .limit(MAX_FOUND)
        .execute()
      return readNames(
        db,
        rows.map(({ name }) => name),
      )
    },
    async findTaken(skeletons) {
      const rows = await db.selectFrom('name').select('skeleton').where('skeleton', 'in', skeletons).execute()
      return new Set(rows.map(({ skeleton }) => skeleton))
    },
    async insert(name, perAddress) {
      for (;;) {
        const slot = await countNames(db, toKey(name.address.address))
        if (slot >= perAddress) return 'full'
        if (await insertName(db, name, slot)) return 'stored'
        const taken = await db.selectFrom('name').select('name').where('skeleton', '=', name.skeleton).execute()
        if (taken.length > 0) return 'taken'
        // Another request of the same address took the slot: count again.
      }
    },
    async check() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

async function countNames(db: Kysely<Schema>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('name')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const insertName = (db: Kysely<Schema>, { name, skeleton, address, attributes }: NewName, slot: number) =>
  db.transaction().execute(async (transaction) => {
    const { createdAt, isKey } = address
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('name')
      .values({
        name,
        skeleton,
        owner: toKey(address.address),
        slot,
        attributes: JSON.stringify(attributes),
        registered_at: createdAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return false
    await transaction
      .insertInto('name_address')
      .values({
        name,
        coin_type: address.coinType,
        address: address.address,
        address_key: toKey(address.address),
        is_key: isKey ? 1 : 0,
        created_at: createdAt,
      })
      .execute()
    return true
  })

async function readNames(db: Kysely<Schema>, names: readonly string[]): Promise<readonly NameRecord[]> {
  if (names.length === 0) return []
  const [rows, addresses] = await Promise.all([
    db.selectFrom('name').selectAll().where('name', 'in', names).orderBy('registered_at').orderBy('name').execute(),
    db.selectFrom('name_address').selectAll().where('name', 'in', names).orderBy('coin_type').execute(),
  ])
  return rows.map(({ name, attributes, registered_at }) => ({
    name,
    attributes: z.parse(attributesSchema, parseJson(attributes)),
    registeredAt: registered_at,
    addresses: addresses
      .filter((each) => each.name === name)
      .map(({ coin_type, address, is_key, created_at }) => ({
        coinType: coin_type,
        address,
        isKey: is_key === 1,
        createdAt: created_at,
      })),
  }))
}

// Compares EVM addresses in any case; those of other networks differ by it.
const toKey = (address: string) => (/^0x[0-9a-f]{40}$/i.test(address) ? address.toLowerCase() : address)
