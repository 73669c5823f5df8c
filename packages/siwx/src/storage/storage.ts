export type StoredKind = 'nonce' | 'session'

export interface StoredRecord {
  readonly kind: StoredKind
  /** Hash of the browser's secret. */
  readonly owner: string
  readonly key: string
  readonly value: string
  readonly expiresAt: number
}

export type RecordKey = Pick<StoredRecord, 'kind' | 'owner' | 'key'>

export interface SignInStorage {
  put(record: StoredRecord): Promise<void>
  /** Removes and returns a record atomically: of two parallel calls, only one receives it. */
  take(key: RecordKey): Promise<StoredRecord | undefined>
  list(kind: StoredKind, owner: string): Promise<readonly StoredRecord[]>
  sweep(now: number): Promise<void>
}

export interface TableEntry {
  readonly value: unknown
  readonly expiresAt: number | undefined
}

export interface TableStorage {
  read(table: string, key: string): Promise<TableEntry | undefined>
  /**
   * Lists up to 1,000 keys in a fixed order, also of expired entries. `after` is the last key of the preceding page.
   */
  keys(table: string, after?: string): Promise<readonly string[]>
  /**
   * Replaces an entry by the result of `to`, atomically. If `to` returns undefined, removes the entry; if it throws,
   * nothing changes.
   */
  change(table: string, key: string, to: (stored: TableEntry | undefined) => TableEntry | undefined): Promise<void>
  sweep(now: number): Promise<void>
}
