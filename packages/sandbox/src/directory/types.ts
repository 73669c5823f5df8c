import type { SandboxLog } from '../types'

export type WalletBadge = 'none' | 'certified'

export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  readonly badge_type: WalletBadge | null
  readonly chains: readonly string[]
  readonly mobile_link: string | null
  readonly link_mode: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
  readonly supports_wc: boolean
}

export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly unknown[] | null
}

export interface DirectoryAnswers {
  readonly features: readonly RemoteFeature[]
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
}

/**
 * `text` is not JSON, `shape` (like `true`) is JSON of another shape, `entries` is a valid list with every third entry
 * broken.
 */
export type GarbageKind = 'text' | 'shape' | 'entries'

export interface ServiceFault {
  /** Prefix of the path. @default every path */
  readonly path?: string
  /** Delay of the response in ms. A fault with a delay alone still answers. */
  readonly latencyMs?: number
  /** HTTP status, 400 to 599. */
  readonly status?: number
  /** Seconds, sent as Retry-After; only with `status`. */
  readonly retryAfter?: number
  /** Sends half of the body, then closes the socket. */
  readonly cut?: boolean
  readonly garbage?: boolean | GarbageKind
  /** Number of requests affected. @default until cleared */
  readonly count?: number
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

export interface ReceivedEvent {
  readonly path: '/e' | '/batch'
  readonly contentType: string
  readonly query: Readonly<Record<string, string>>
  /** Single event; a batch is split into its events. */
  readonly event: Readonly<Record<string, unknown>>
}

export interface DirectoryOptions {
  /** Preferred port; if it is taken, a free one is logged. @default any free port */
  readonly port?: number
  /** Number of wallets; the first n are always the same. @default 600 */
  readonly wallets?: number
  /** Accepted project ids. @default any */
  readonly projects?: readonly string[]
  readonly answers?: Partial<DirectoryAnswers>
  readonly log?: SandboxLog
}

export interface RecordList<T> {
  list(): readonly T[]
  clear(): void
}

export interface Directory {
  /** Without a trailing slash. */
  readonly url: string
  readonly wallets: readonly DirectoryWallet[]
  /** Requests in order of arrival, CORS preflights included. */
  readonly requests: RecordList<ReceivedRequest>
  readonly events: RecordList<ReceivedEvent>
  /** Applies the first matching fault. `list` returns active ones with the remaining `count`. */
  readonly faults: RecordList<ServiceFault> & { add(fault: ServiceFault): void }
  readonly answers: {
    get(): DirectoryAnswers
    set(changes: Partial<DirectoryAnswers>): void
    reset(): void
  }
  /** Closes open sockets and frees the port. Idempotent. */
  stop(): Promise<void>
}
