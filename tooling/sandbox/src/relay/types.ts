import type { JsonWebKey } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Log = (line: string) => void

export interface Project {
  /** What `Origin` may be, `*` standing for anything; left out, every origin. No `Origin` at all (not a browser) passes. */
  readonly origins?: readonly string[]
}

export interface RelayOptions {
  /** Default: any free one. A taken port is replaced by a free one, and `log` says so. */
  readonly port?: number
  /** Default: 127.0.0.1, this machine only. */
  readonly host?: string
  /** By project id. Left out, every project id is known and may be used from everywhere. */
  readonly projects?: Readonly<Record<string, Project>>
  /** Origins that Verify calls a scam. */
  readonly scams?: readonly string[]
  /** One line a call, without a line end. Default: silent. */
  readonly log?: Log
}

/** Something the relay does wrong on purpose: one of `refuse`, `hold`, `fail`, `cut`, `garbage`, or `latencyMs` alone. */
export interface Fault {
  /** Only this method; `irn_subscription` is a message brought to a client. Default: all calls and all such messages. */
  readonly method?: string
  /** Only messages brought to a client that have one of these tags. */
  readonly tags?: readonly number[]
  /** New sockets: `true`, as if nobody were there; a text, closed with code 3000 and this reason. */
  readonly refuse?: boolean | string
  /** Messages are kept and brought to nobody until the fault is cleared. */
  readonly hold?: boolean
  /** Answers and messages are sent this late. */
  readonly latencyMs?: number
  /** Calls are answered with an internal error and do nothing. */
  readonly fail?: boolean
  /** The call is done, but the socket is cut instead of the answer or the message. */
  readonly cut?: boolean
  /** The call is done, but what is sent is no JSON. */
  readonly garbage?: boolean
  /** How many sockets, calls or messages it meets. Default: until cleared. */
  readonly count?: number
}

export interface RelayState {
  readonly faults: readonly Fault[]
  readonly connections: readonly {
    readonly clientId: string
    readonly projectId: string
    readonly origin: string | null
    readonly topics: readonly string[]
  }[]
  /** What somebody may still fetch. */
  readonly mailbox: readonly { readonly topic: string; readonly tag: number; readonly acked: boolean }[]
  /** Sockets that came, refused ones included, since the start. */
  readonly connectionsSeen: number
  /** The reasons given with code 3000, newest last. */
  readonly refusals: readonly string[]
  /** How often each method was called. */
  readonly calls: Readonly<Record<string, number>>
  /** Tags in the order they were published, implicit publications included. */
  readonly tags: readonly number[]
}

/** What the relay answers instead of the Verify service, whose address is fixed in the clients. */
export interface Verify {
  readonly publicKey: JsonWebKey
  handle(url: string): Promise<VerifyAnswer>
  /** For Playwright: `page.route('https://verify.walletconnect.org/**', relay.verify.route)`. */
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
  /** Its switches, `/__sandbox/…`, and Verify, `/v3/…`. */
  readonly httpUrl: string
  /** The first fault that fits is met. `list` gives those still on, with what is left of `count`. */
  readonly faults: { add(fault: Fault): void; list(): readonly Fault[]; clear(): void }
  readonly verify: Verify
  /** Cuts all sockets; clients may come back at once. What is stored stays. */
  drop(): void
  state(): RelayState
  /** Resolves when the port is free. May be called more than once. */
  stop(): Promise<void>
}

/** A message as `irn_publish` brings it. */
export interface Published {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

export interface Stored extends Published {
  /** Unix milliseconds. */
  readonly publishedAt: number
  readonly from: string
  readonly ackedBy: Set<string>
}

/** One socket that was let in. Several may share a client id: tabs do. */
export interface Connection {
  readonly clientId: string
  readonly projectId: string
  readonly origin: string | null
  /** What it subscribed to, with the id of each subscription. */
  readonly topics: Map<string, string>
  /** Pushed and not yet acknowledged, by JSON-RPC id. */
  readonly inFlight: Map<number, Stored>
  /** As it is, or spoiled by a fault. */
  send(payload: object, fault?: Fault): void
}

export type Admission = { readonly refused: string } | { readonly clientId: string; readonly projectId: string }
export type Admit = (request: IncomingMessage) => Promise<Admission>
