import type { IgnoredCounts } from '../messages/createIgnoredCounter.js'
import type { Handlers } from './handlers.js'

export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

export interface FrameServerWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
  addEventListener(
    type: 'message',
    listener: (event: WindowMessage) => void,
    options?: { readonly signal?: AbortSignal },
  ): void
}

export interface FrameServerParameters {
  /**
   * Authorizes the origin of the first message; later messages must have the same origin. After an error, the next
   * message decides again.
   */
  isAllowed(origin: string): boolean | Promise<boolean>
  readonly handlers: Handlers
  readonly signal?: AbortSignal | undefined
  /** @default globalThis */
  readonly window?: FrameServerWindow | undefined
  readonly log?: ((level: 'debug' | 'warn' | 'error', message: string, cause?: unknown) => void) | undefined
}

export interface FrameServer {
  ready(version?: string): void
  /** Notifies the app that the session may have changed. The app sees `token`, so it must not grant access. */
  notifySession(token: string): void
  /** Tells the app the height in CSS pixels that the content needs. */
  notifyHeight(height: number): void
  origin(): string | undefined
  ignored(): IgnoredCounts
}
