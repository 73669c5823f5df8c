import { EMPTY_DATABASE_MESSAGE, SetupError } from '../../SetupError'
import type { KeyProvider, Storage } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createServiceKeys, type ServiceKey, type ServiceKeys, toServiceKey } from './createServiceKeys'
import {
  createWrappedKey,
  openWrappedKeyTable,
  unwrapServiceKey,
  WRAPPED_KEYS,
  type WrappedKey,
} from './wrapServiceKey'

/** Text of a service key, or the provider that wraps the stored ones. */
export type KeySource = string | KeyProvider

export interface KeySources {
  readonly serviceKey: KeySource
  readonly olderServiceKey?: KeySource | undefined
}

/**
 * Time for which an instance uses its newest key without having seen that it still is the newest. After this time and
 * that of a request, no instance seals under a key that a rotation has replaced.
 */
export const KEY_LEASE_MS = 60_000

/** Shortest time between attempts to unwrap a key: wrong PINs can lock an HSM. */
const RETRY_MS = 60_000

export interface OpenedServiceKeys extends ServiceKeys {
  /** Reads which keys are stored, and unwraps new ones. Rejects if that fails; the keys then stay as they were. */
  refresh(): Promise<void>
}

interface OpenParameters extends KeySources {
  readonly storage: Storage
  readonly tables: TableFactory
  readonly initialize?: boolean
  /** Refuses the newest key if `refresh` has not succeeded for `KEY_LEASE_MS`: for a running site. */
  readonly isLeased?: boolean
}

/**
 * Opens the service keys. With a provider, an empty storage gets a new wrapped key if `initialize`. Rejects with a
 * `SetupError` if a key can’t be unwrapped.
 */
export async function openServiceKeys(parameters: OpenParameters): Promise<OpenedServiceKeys> {
  const { tables, serviceKey, olderServiceKey, isLeased = false } = parameters
  const providers = [serviceKey, olderServiceKey].filter(isKeyProvider)
  if (typeof serviceKey === 'string' && typeof olderServiceKey !== 'object')
    return { ...createServiceKeys({ serviceKey, olderServiceKey }), refresh: async () => {} }
  await ensureWrappedKey(parameters)
  const stored = openWrappedKeyTable(tables)
  const [before, after] = [serviceKey, olderServiceKey].map((source) =>
    typeof source === 'string' ? [toServiceKey(source)] : [],
  )
  const needsLease = isLeased && typeof serviceKey !== 'string'
  let unwrapped: readonly ServiceKey[] = []
  let seenAt = readClocks()
  let failed: { readonly id: string; readonly at: number; readonly error: unknown } | undefined

  const unwrap = async (wrapped: WrappedKey): Promise<ServiceKey> => {
    if (failed?.id === wrapped.id && performance.now() - failed.at < RETRY_MS) throw failed.error
    try {
      return toServiceKey(await unwrapServiceKey(wrapped, providers))
    } catch (error) {
      failed = { id: wrapped.id, at: performance.now(), error }
      throw error
    }
  }
  const load = async () => {
    const startedAt = readClocks()
    const { keys = [] } = (await stored.get(WRAPPED_KEYS)) ?? {}
    if (keys.length === 0 && typeof serviceKey !== 'string') throw new SetupError(NOT_WRAPPED_MESSAGE)
    const opened: ServiceKey[] = []
    for (const key of keys) opened.push(unwrapped.find(({ id }) => id === key.id) ?? (await unwrap(key)))
    unwrapped = opened
    seenAt = startedAt
  }
  let loading: Promise<void> | undefined
  const refresh = () => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }
  await refresh()
  const getAll = () => [...(before ?? []), ...unwrapped, ...(after ?? [])]
  return {
    refresh,
    get newest() {
      const [newest] = getAll()
      if (newest === undefined || (needsLease && isOver(seenAt)))
        throw new RefusedRequestError(503, 'The site is busy. Try again in a minute.')
      return newest
    },
    get all() {
      return getAll()
    },
    find: (id) => getAll().find((key) => key.id === id),
  }
}

const NOT_WRAPPED_MESSAGE =
  'This database has no service key of a key provider. Set the service key of its wallets as OLDER_SERVICE_KEY, or the right DATABASE.'

export const isKeyProvider = (source: KeySource | undefined): source is KeyProvider => typeof source === 'object'

/** Stores a new service key under the provider if there is none. Of several instances the first one’s counts. */
async function ensureWrappedKey({ storage, tables, serviceKey, olderServiceKey, initialize }: OpenParameters) {
  if (typeof serviceKey === 'string') return
  const stored = openWrappedKeyTable(tables)
  if ((await stored.get(WRAPPED_KEYS)) !== undefined) return
  const isEmpty = (await storage.read('service', 'keys')) === undefined && (await storage.keys('user')).length === 0
  if (isEmpty && initialize !== true) throw new SetupError(EMPTY_DATABASE_MESSAGE)
  // Wallets under an unknown key stay as they are: a key for them can’t be made.
  if (!isEmpty && typeof olderServiceKey !== 'string') throw new SetupError(NOT_WRAPPED_MESSAGE)
  const fresh = await createWrappedKey(serviceKey)
  await stored.change(WRAPPED_KEYS, (present) => present ?? { keys: [fresh] })
}

/** Reads two clocks: one may stand still while the machine sleeps, the other may be set back. */
const readClocks = () => [performance.now(), Date.now()] as const

function isOver([monotonic, wall]: ReturnType<typeof readClocks>): boolean {
  const [nowMonotonic, nowWall] = readClocks()
  return Math.max(nowMonotonic - monotonic, nowWall - wall) > KEY_LEASE_MS
}
