import * as z from 'zod/mini'
import type { Storage } from '../types'
import type { TableFactory } from './createTableFactory'
import { RefusedRequestError } from './http/RefusedRequestError'
import type { ServiceKey, ServiceKeys } from './keys/createServiceKeys'
import { listStorageKeys } from './keys/listStorageKeys'
import { computeHmac, isSameSecret } from './keys/secrets'

export const IDENTITY_TABLE = 'identity'

/** Tables whose rows decide who is which user, and what a wallet may send. */
const SIGNED_TABLES = [
  ...[IDENTITY_TABLE, 'session', 'sessionsOf', 'generation', 'attempt', 'deviceLink', 'device'],
  ...[
    'ticket',
    'socialFlow',
    'farcaster',
    'farcasterPage',
    'emailChange',
    'emailChangeOf',
    'move',
    'moveTo',
    'moveLink',
  ],
  ...['policy', 'spend', 'spent', 'permission'],
]

/** Row as stored: its value as JSON, and a MAC of it under the service key with this id. */
const signedRowSchema = z.object({ text: z.string(), key: z.string(), mac: z.string() })

type SignedRow = z.output<typeof signedRowSchema>

interface RowName {
  readonly table: string
  readonly id: string
}

const computeMac = (key: ServiceKey, { table, id }: RowName, text: string) =>
  computeHmac(key.derive('row'), table, id, text)

const signText = (key: ServiceKey, name: RowName, text: string): SignedRow => ({
  text,
  key: key.id,
  mac: computeMac(key, name, text),
})

export const signRow = (key: ServiceKey, name: RowName, value: unknown): SignedRow =>
  signText(key, name, JSON.stringify(value))

/** Returns a row with a MAC of this site for this place. */
function readRow(keys: ServiceKeys, name: RowName, row: unknown): SignedRow | undefined {
  const parsed = z.safeParse(signedRowSchema, row)
  if (!parsed.success) return undefined
  const key = keys.find(parsed.data.key)
  return key && isSameSecret(parsed.data.mac, computeMac(key, name, parsed.data.text)) ? parsed.data : undefined
}

/**
 * Creates tables whose rows have a MAC under the service key: an attacker who can only write to the database can’t make
 * one. A row without it counts as none.
 *
 * @param parameters.refusal says why a row without a MAC is refused where it must not be replaced
 */
export function createSignedTables({
  tables,
  keys,
  refusal,
}: {
  tables: TableFactory
  keys: ServiceKeys
  refusal?: string | undefined
}): TableFactory {
  return (table, schema) => {
    type Value = z.output<typeof schema>

    const rows = tables(table, z.unknown())
    const open = (id: string, row: unknown): Value | undefined => {
      if (row === undefined) return undefined
      const signed = readRow(keys, { table, id }, row)
      if (signed !== undefined) return z.parse(schema, JSON.parse(signed.text))
      if (refusal !== undefined) throw new RefusedRequestError(503, refusal)
      return undefined
    }
    const seal = (id: string, value: Value) => signRow(keys.newest, { table, id }, value)
    return {
      get: async (id) => open(id, await rows.get(id)),
      change: (id, to, expiresAt) =>
        rows.change(
          id,
          (row) => {
            const value = to(open(id, row))
            return value === undefined ? undefined : seal(id, value)
          },
          expiresAt,
        ),
      put: (id, value, expiresAt) => rows.put(id, seal(id, value), expiresAt),
      add: (id, value, expiresAt) => rows.add(id, seal(id, value), expiresAt),
      take: async (id) => open(id, await rows.take(id)),
    }
  }
}

/** Returns whether there are identities of a version before signed rows, by the first one. */
export async function hasUnsignedIdentities(storage: Storage): Promise<boolean> {
  const [first] = await storage.keys(IDENTITY_TABLE)
  if (first === undefined) return false
  const entry = await storage.read(IDENTITY_TABLE, first)
  return entry !== undefined && !z.safeParse(signedRowSchema, entry.value).success
}

/**
 * Signs rows under the newest service key, so that they stay valid without the older one.
 *
 * @param parameters.signsUnsigned also signs identities of a version before signed rows
 */
export async function resignRows({
  storage,
  tables,
  keys,
  signsUnsigned = false,
}: {
  readonly storage: Storage
  readonly tables: TableFactory
  readonly keys: ServiceKeys
  readonly signsUnsigned?: boolean | undefined
}): Promise<void> {
  for (const table of SIGNED_TABLES) {
    const rows = tables(table, z.unknown())
    for await (const id of listStorageKeys(storage, table)) {
      const name = { table, id }
      const resign = (row: unknown) => {
        const signed = readRow(keys, name, row)
        if (signed !== undefined) return signed.key === keys.newest.id ? row : signText(keys.newest, name, signed.text)
        return signsUnsigned && table === IDENTITY_TABLE && typeof row === 'string'
          ? signRow(keys.newest, name, row)
          : row
      }
      const stored = await rows.get(id)
      if (resign(stored) !== stored) await rows.change(id, resign)
    }
  }
}
