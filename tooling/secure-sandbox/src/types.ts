import type { CaptchaCheckOptions } from '@foyer/secure-site'

export type SecureLog = (line: string) => void

export interface SecureSandboxOptions {
  /** Port of the secure site; if it is taken, a free one is logged. @default any free port */
  readonly port?: number
  /** Port of the mailbox. @default any free port */
  readonly inboxPort?: number
  /** Port of the OpenID provider. @default any free port */
  readonly idpPort?: number
  /** Node URLs by CAIP-2; other networks are not served. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /**
   * Origins of apps that may embed the frame; `*` matches a port or part of a name. @default ['http://localhost:*',
   * 'http://127.0.0.1:*']
   */
  readonly allowedOrigins?: readonly string[]
  /** Minimum interval between mails to an address, in ms. @default 30 000 */
  readonly cooldownMs?: number
  /** Period in which the user can stop a change of email, in ms. @default 0 */
  readonly emailChangeDelayMs?: number
  /**
   * Says where the site stores its data: `memory`, `sqlite`, or `postgres`, which has two instances behind a balancer.
   * @default the environment's `FOYER_SECURE_DATABASE`, or `memory`
   */
  readonly database?: string | undefined
  /**
   * Returns whether a device that has not logged in as this address before needs the mailed link. @default every such
   * device
   */
  readonly needsDevice?: (email: string) => boolean
  /** Captcha before each mail that a visitor asks for. @default none */
  readonly captcha?: CaptchaCheckOptions | undefined
  /** Signed descriptors of contracts. @default none */
  readonly descriptors?: { readonly folder: string; readonly key: string } | undefined
  /** @default Date.now */
  readonly now?: () => number
  /** Receives one line per call, without line end. @default silent */
  readonly log?: SecureLog
}

export interface SecureFault {
  /** Prefix of the path, such as `/api/email/verify`. @default every path */
  readonly path?: string
  /** Closes the connection without an answer. */
  readonly refuse?: boolean
  /** Answers with this HTTP status, without effect. */
  readonly status?: number
  /** Delays the response. */
  readonly latencyMs?: number
  /** Handles the request, then closes the connection without an answer. */
  readonly cut?: boolean
  /** Number of requests affected. @default until cleared */
  readonly count?: number
}

export interface ReceivedMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Unix milliseconds. */
  readonly receivedAt: number
  /** Login code of six digits. */
  readonly code?: string
  /** URL by which the user approves a device. */
  readonly link?: string
}

export interface SecureSandbox {
  /** `http://localhost:…`, without a trailing slash; the frame is at `/sdk`. */
  readonly url: string
  /** Page for people; `${inboxUrl}.json?to=` lists mails for programs, newest last. */
  readonly inboxUrl: string
  readonly idpUrl: string
  readonly inbox: {
    list(to?: string): readonly ReceivedMail[]
    clear(): void
    /** Refuses mail to matching addresses, like a full mail server (451). */
    refuse(fits: (to: string) => boolean): void
  }
  /** Faults to inject; over HTTP by GET, POST and DELETE `/__sandbox/faults`. */
  readonly faults: { add(fault: SecureFault): void; list(): readonly SecureFault[]; clear(): void }
  /** Deletes all users and sessions, as the restore of a backup from before they came. */
  loseUsers(): Promise<void>
  /** Resolves when the ports are free. Idempotent. */
  stop(): Promise<void>
}
