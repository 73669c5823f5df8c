const NAME = 'foyer-secure'
const STORE = 'kept'

export interface DeviceDatabase {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Stores a value unless there is one, and returns the stored one: two tabs may create a key at the same time. */
  add(key: string, value: unknown): Promise<unknown>
}

/** Wraps IndexedDB, which stores a non-extractable CryptoKey as is. */
export async function openDeviceDatabase(): Promise<DeviceDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    get: (key) => settled(store('readonly').get(key)),
    async set(key, value) {
      await settled(store('readwrite').put(value, key))
    },
    async add(key, value) {
      const place = store('readwrite')
      const stored: unknown = await settled(place.get(key))
      if (stored !== undefined) return stored
      await settled(place.put(value, key))
      return value
    },
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
