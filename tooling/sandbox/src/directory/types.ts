import type { SandboxLog } from '../types'

export type Badge = 'none' | 'certified'

/** An entry of the directory, as `/getWallets` answers it. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  readonly badge_type: Badge | null
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

/** What the three configuration routes answer. */
export interface DirectoryAnswers {
  readonly features: readonly RemoteFeature[]
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
}

/**
 * `text` is no JSON at all, `shape` is JSON of another shape (what `true` means), `entries` is the right list in which
 * every third entry is broken.
 */
export type Garbage = 'text' | 'shape' | 'entries'

export interface Fault {
  /** A prefix of the path. Default: every path. */
  readonly path?: string
  /** Alone it only slows the answer down. */
  readonly latencyMs?: number
  /** 400 to 599. */
  readonly status?: number
  /** Seconds, sent as Retry-After; only with `status`. */
  readonly retryAfter?: number
  /** Half of the body, then the socket is gone. */
  readonly cut?: boolean
  readonly garbage?: boolean | Garbage
  /** How many requests it meets. Default: until cleared. */
  readonly count?: number
}

export interface ArrivedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

export interface ArrivedEvent {
  readonly path: '/e' | '/batch'
  readonly contentType: string
  readonly query: Readonly<Record<string, string>>
  /** What was sent, one entry of the list for a batch. */
  readonly event: Readonly<Record<string, unknown>>
}

export interface DirectoryOptions {
  /** Default: any free one. A taken port is replaced by a free one, and `log` says so. */
  readonly port?: number
  /** How many wallets; the first n of any number are the same. Default: 600. */
  readonly wallets?: number
  /** Project ids that are served. Default: any. */
  readonly projects?: readonly string[]
  /** The configuration, origins and the analytics switch, in place of the sandbox's own. */
  readonly answers?: Partial<DirectoryAnswers>
  readonly log?: SandboxLog
}

export interface Kept<T> {
  list(): readonly T[]
  clear(): void
}

export interface Directory {
  /** Without a slash at the end. */
  readonly url: string
  /** In the order of the directory. */
  readonly wallets: readonly DirectoryWallet[]
  /** Service requests in the order they arrived, preflights included. */
  readonly requests: Kept<ArrivedRequest>
  readonly events: Kept<ArrivedEvent>
  /** The first fault whose path fits meets a request. `list` gives those still on, with what is left of `count`. */
  readonly faults: Kept<Fault> & { add(fault: Fault): void }
  readonly answers: {
    get(): DirectoryAnswers
    set(changes: Partial<DirectoryAnswers>): void
    reset(): void
  }
  /** Cuts what is open and frees the port. May be called more than once. */
  stop(): Promise<void>
}
