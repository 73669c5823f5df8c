const NAME = 'foyer-secure'
const STORE = 'kept'

export interface DeviceDatabase {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
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
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
