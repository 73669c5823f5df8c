import type { JsonWebKey } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type RelayLog = (line: string) => void

export interface RelayProject {
  /** Allowed `Origin`s with `*` as wildcard. Requests without `Origin` pass. @default every origin */
  readonly origins?: readonly string[]
}

export interface RelayOptions {
  /** Preferred port; if it is taken, a free one is logged. @default any free port */
  readonly port?: number
  /** @default '127.0.0.1', this machine only */
  readonly host?: string
  /** By project id. @default every project id, from any origin */
  readonly projects?: Readonly<Record<string, RelayProject>>
  /** Origins that Verify reports as scams. */
  readonly scams?: readonly string[]
  /** Receives one line per call, without line end. @default silent */
  readonly log?: RelayLog
}

/** Describes a fault: one of `refuse`, `hold`, `fail`, `cut`, `garbage`, or `latencyMs` alone. */
export interface RelayFault {
  /** Affected method; `irn_subscription` is a message to a client. @default all calls and messages */
  readonly method?: string
  /** Limits the fault to messages with these tags. */
  readonly tags?: readonly number[]
  /** Refuses new sockets: `true`, without an answer; a text, with code 3000 and this reason. */
  readonly refuse?: boolean | string
  /** Holds messages until the fault is cleared. */
  readonly hold?: boolean
  /** Delays answers and messages. */
  readonly latencyMs?: number
  /** Answers calls with an internal error, without effect. */
  readonly fail?: boolean
  /** Executes the call, then closes the socket in place of the answer. */
  readonly cut?: boolean
  /** Executes the call, then sends invalid JSON. */
  readonly garbage?: boolean
  /** Number of sockets, calls or messages affected. @default until cleared */
  readonly count?: number
}

export interface RelayState {
  readonly faults: readonly RelayFault[]
  readonly connections: readonly {
    readonly clientId: string
    readonly projectId: string
    readonly origin: string | null
    readonly topics: readonly string[]
  }[]
  readonly mailbox: readonly { readonly topic: string; readonly tag: number; readonly acked: boolean }[]
  /** Number of sockets since the start, rejected ones included. */
  readonly connectionsSeen: number
  /** Reasons of sockets closed with code 3000, newest last. */
  readonly refusals: readonly string[]
  readonly calls: Readonly<Record<string, number>>
  /** Message tags in order of publication, implicit publications included. */
  readonly tags: readonly number[]
}

/** Describes the imitated Verify service. Clients hard-code its URL, so tests route that URL here. */
export interface VerifyService {
  readonly publicKey: JsonWebKey
  handle(url: string): Promise<VerifyAnswer>
  /** Handles a route of Playwright: `page.route('https://verify.walletconnect.org/**', relay.verify.route)`. */
  route(route: { request(): { url(): string }; fulfill(answer: VerifyAnswer): Promise<void> }): Promise<void>
}

export interface VerifyAnswer {
  readonly status: number
  readonly headers: { [name: string]: string }
  readonly body: string
}

export interface Relay {
  /** `ws://…`, without a slash at the end. */
  readonly url: string
  /** Serves control routes at `/__sandbox/…` and Verify at `/v3/…`. */
  readonly httpUrl: string
  /** Applies the first matching fault. `list` returns active ones with the remaining `count`. */
  readonly faults: { add(fault: RelayFault): void; list(): readonly RelayFault[]; clear(): void }
  readonly verify: VerifyService
  /** Closes all sockets; clients can reconnect at once. Stored messages stay. */
  drop(): void
  state(): RelayState
  /** Resolves when the port is free. Idempotent. */
  stop(): Promise<void>
}

export interface PublishedMessage {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

export interface StoredMessage extends PublishedMessage {
  /** Unix milliseconds. */
  readonly publishedAt: number
  readonly from: string
  readonly ackedBy: Set<string>
}

export interface RelayConnection {
  readonly clientId: string
  readonly projectId: string
  readonly origin: string | null
  readonly topics: Map<string, string>
  /** Messages sent and not yet acknowledged, by JSON-RPC id. */
  readonly inFlight: Map<number, StoredMessage>
  send(payload: object, fault?: RelayFault): void
}

export type Authorization = { readonly refused: string } | { readonly clientId: string; readonly projectId: string }
export type SocketAuthorizer = (request: IncomingMessage) => Promise<Authorization>
