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
