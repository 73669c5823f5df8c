export type StoredKind = 'nonce' | 'session'

/** What a server remembers: nonces that are out, and who has signed in. */
export interface StoredRecord {
  readonly kind: StoredKind
  /** Whose it is: a hash of the browser session, never the session's secret. */
  readonly owner: string
  /** One of the owner's. */
  readonly key: string
  readonly value: string
  /** Milliseconds since 1970. What is older may be forgotten. */
  readonly expiresAt: number
}

export type RecordKey = Pick<StoredRecord, 'kind' | 'owner' | 'key'>

/** Where a server remembers it. Every server that answers for a site needs the same. */
export interface SignInStorage {
  /** Keeps a record, in place of one with the same key. */
  put(record: StoredRecord): Promise<void>
  /**
   * Reads a record and removes it in one step: of two that ask at once, one gets it. Everything that a nonce is good for stands
   * on this.
   */
  take(key: RecordKey): Promise<StoredRecord | undefined>
  /** All that an owner has of a kind, those that are too old included. */
  list(kind: StoredKind, owner: string): Promise<readonly StoredRecord[]>
  /** Forgets what is too old. */
  sweep(now: number): Promise<void>
}

export interface StoredEntry {
  /** JSON. */
  readonly value: unknown
  /** Milliseconds since 1970; undefined keeps it. */
  readonly expiresAt: number | undefined
}

/** Stores JSON by table and key. */
export interface EntryStorage {
  read(table: string, key: string): Promise<StoredEntry | undefined>
  /**
   * Replaces an entry by what `to` makes of it; undefined removes it. One change of a key at a time: two that come together do
   * not both see the old value. What `to` throws is thrown, and nothing is changed.
   */
  change(table: string, key: string, to: (stored: StoredEntry | undefined) => StoredEntry | undefined): Promise<void>
  /** Removes what has expired. */
  sweep(now: number): Promise<void>
}
