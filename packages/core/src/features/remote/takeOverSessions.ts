import * as z from 'zod/mini'
import type { ModalStorage } from '../../state/storage.js'

const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
const STORE = 'keyvaluestorage'

/** Lists what a client needs to continue a session, by key without the prefix. */
const PARTS = ['client:0.3/session', 'core:0.3/keychain', 'core:0.3/subscription'] as const

const sessionsSchema = z.array(z.object({ topic: z.string(), expiry: z.number(), namespaces: z.unknown() }))

/**
 * Copies the sessions of the site's WalletConnect client into the storage of Foyer's, unless that has some. Foyer's
 * client validates each value when it reads it. Returns the namespaces of the sessions.
 */
export async function takeOverSessions(storage: ModalStorage, signal: AbortSignal): Promise<readonly string[]> {
  const keyOf = (part: string) => `remote:wc@2:${part.replace('/', ':foyer//')}`
  if (storage.get(keyOf(PARTS[0])) !== undefined) return []
  const [sessions, ...others] = await readDatabase()
  const { data = [] } = z.safeParse(sessionsSchema, sessions)
  const live = data.filter(({ expiry }) => expiry * 1000 > Date.now())
  if (!live.length || others.some((each) => each === undefined) || signal.aborted) return []
  for (const [index, value] of [sessions, ...others].entries()) {
    const part = PARTS[index]
    if (part) storage.setJson(keyOf(part), value)
  }
  // The key of a part is a namespace, or a network of one (CAIP-25).
  return [
    ...new Set(
      live.flatMap(({ namespaces }) => Object.keys(Object(namespaces)).map((key) => key.split(':')[0] ?? key)),
    ),
  ]
}

/** Reads the parts of WalletConnect's database, without creating one. */
function readDatabase(): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const none = () => resolve([])
    try {
      const opening = globalThis.indexedDB.open(DATABASE)
      opening.onerror = none
      opening.onblocked = none
      // The database does not exist.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onsuccess = () => {
        const database = opening.result
        const end = (values: readonly unknown[]) => {
          database.close()
          resolve(values)
        }
        try {
          const store = database.transaction(STORE, 'readonly').objectStore(STORE)
          const all = store.getAll()
          const keys = store.getAllKeys()
          keys.onerror = () => end([])
          keys.onsuccess = () => end(PARTS.map((part) => findPart(part, keys.result, all.result)))
        } catch {
          end([])
        }
      }
    } catch {
      // The browser has no database, or blocks it.
      none()
    }
  })
}

/** Finds a part by its key. The storage layer writes `//` as `:` (unstorage 1.17.6, 2026-11). */
function findPart(part: string, keys: readonly IDBValidKey[], values: readonly unknown[]): unknown {
  const [group, name] = part.split('/')
  const names = [`wc@2:${group}//${name}`, `wc@2:${group}:${name}`]
  const value = values[keys.findIndex((key) => names.includes(String(key)))]
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return undefined
  }
}
