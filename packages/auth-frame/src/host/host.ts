import type { Ignored } from '../messages/createIgnored.js'
import type { Handlers } from './handlers.js'

/** What a host hears: a message event, of which nothing is believed. */
export interface HostMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** What a host needs of the window that it lives in. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
  addEventListener(
    type: 'message',
    listener: (event: HostMessage) => void,
    options?: { readonly signal?: AbortSignal },
  ): void
}

export interface HostParameters {
  /**
   * Who may embed this site. Asked for the origin of the first message; afterwards only that origin is heard. When it
   * throws, the message is answered with an error, and the next one asks anew.
   */
  isAllowed(origin: string): boolean | Promise<boolean>
  readonly handlers: Handlers
  /** Ends everything: nothing is heard or answered any more. */
  readonly signal?: AbortSignal | undefined
  /** @default globalThis */
  readonly window?: HostWindow | undefined
  readonly log?: ((level: 'debug' | 'warn' | 'error', message: string, cause?: unknown) => void) | undefined
}

/** The secure site, seen from inside of its frame. */
export interface Host {
  /** Tells the page that this document listens. */
  ready(version?: string): void
  /** Tells the page that who is logged in may have changed. The token is for the page: never one that opens anything. */
  tell(token: string): void
  /** Of the page that embeds this site, once it was admitted. */
  origin(): string | undefined
  /** How many messages were ignored, and why. */
  ignored(): Ignored
}
