export type Log = (line: string) => void

export interface SecureOptions {
  /** Of the site itself. Default: any free one. A taken port is replaced by a free one, and `log` says so. */
  readonly port?: number
  /** Of the pages where everybody's mail is read. Default: any free one. */
  readonly inboxPort?: number
  /** Of the provider behind the social buttons. Default: any free one. */
  readonly idpPort?: number
  /** The nodes it asks, by CAIP-2 id; it serves no other network, whatever a page says. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /**
   * Who may embed it, by origin; `*` stands for any port or any part of a name. Default: `http://localhost:*` and
   * `http://127.0.0.1:*`.
   */
  readonly allowedOrigins?: readonly string[]
  /** One mail an address in this time. Default: 30 s. */
  readonly cooldownMs?: number
  /** How long a change of e-mail can be stopped. Default: 0, it is done at once. */
  readonly emailChangeDelayMs?: number
  /** Default: the clock. For tests of what expires. */
  readonly now?: () => number
  /** One line a call, without a line end. Default: silent. */
  readonly log?: Log
}

/** Something the site does wrong on purpose. */
export interface SecureFault {
  /** Only paths that begin so: `/sdk`, `/api`, `/api/email/verify`. Default: every path. */
  readonly path?: string
  /** As if nobody were there: the connection is cut without an answer. */
  readonly refuse?: boolean
  /** Answered with this status and nothing done. */
  readonly status?: number
  /** Answered this late. */
  readonly latencyMs?: number
  /** Done, but the connection is cut instead of the answer. */
  readonly cut?: boolean
  /** How many requests meet it. Default: until cleared. */
  readonly count?: number
}

export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Unix milliseconds. */
  readonly receivedAt: number
  /** The six digits in it. */
  readonly code?: string
  /** The address of the page that approves a device. */
  readonly link?: string
}

export interface Secure {
  /** `http://localhost:…`, without a slash at the end; the frame is at `/sdk`. */
  readonly url: string
  /** A page; `${inboxUrl}.json?to=` is the same for programs, newest last. */
  readonly inboxUrl: string
  /** The provider behind the social buttons. */
  readonly idpUrl: string
  readonly inbox: { list(to?: string): readonly Mail[]; clear(): void }
  /** Also by HTTP: GET, POST and DELETE `/__sandbox/faults`. */
  readonly faults: { add(fault: SecureFault): void; list(): readonly SecureFault[]; clear(): void }
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}
