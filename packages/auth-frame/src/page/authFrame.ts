import type { IgnoredCounts } from '../messages/createIgnoredCounter.js'
import type { ReplyPayload } from '../messages/replySchemas.js'
import type { RequestName, RequestPayload } from '../messages/requestSchemas.js'
import type { FramePosition } from './createFrameElement.js'

export interface AuthFrameParameters {
  /**
   * URL of the secure site, such as 'https://secure.example'. The frame loads `${url}/sdk`, and only messages of its
   * origin are accepted.
   */
  readonly url: string
  readonly projectId: string
  readonly caipNetworkId: string
  readonly enableLogger: boolean
  readonly rpcUrl?: string | undefined
  /** Language that the site’s texts should have: a BCP 47 tag. @default that of the user’s browser */
  readonly language?: string | undefined
  /** Removes the frame and rejects pending requests with `ABORTED`. */
  readonly signal: AbortSignal
  readonly log?: ((level: 'debug' | 'warn' | 'error', message: string, cause?: unknown) => void) | undefined
}

export type AuthFrameStatus = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * Names why the frame restarted. `session`: another user may be signed in. `reload`: the frame's document lost its
 * state.
 */
export type RestartReason = 'session' | 'reload'

export interface FrameRequestOptions {
  /** Aborts the request. If the request was an `RPC_REQUEST` and was sent, an `RPC_ABORT` is sent to the frame. */
  readonly signal?: AbortSignal | undefined
  /** Timeout in ms. @default no timeout */
  readonly timeout?: number | undefined
  /** Start of the timeout. `sent`: when the loaded frame gets the request. `call`: at once. @default 'sent' */
  readonly from?: 'sent' | 'call' | undefined
}

export interface AuthFrame {
  readonly origin: string
  status(): AuthFrameStatus
  /**
   * Adds the hidden frame and waits until it is ready. Parallel calls share one frame. Rejects with `LOAD_FAILED` after
   * 20 s; the next call tries again.
   */
  load(): Promise<void>
  /**
   * Loads the frame if necessary and sends a request. `SYNC_THEME` and `SYNC_DAPP_DATA` do not load it but reject with
   * `FRAME_MISSING`. Rejects with an `AuthFrameError`.
   */
  request<N extends RequestName>(
    name: N,
    payload: RequestPayload<N>,
    options?: FrameRequestOptions,
  ): Promise<ReplyPayload<N>>
  /** Replaces the frame's document, even one that hangs. Pending requests reject with `ABORTED`. */
  reload(): Promise<void>
  /** Shows the frame at a position above the app. Call it again when the position changes. */
  show(slot: FramePosition, title: string): void
  hide(): void
  focus(): void
  ignored(): IgnoredCounts
  /**
   * Calls the listener when the frame's user may have changed or its document has reloaded, unless the app requested
   * that.
   */
  onRestart(listener: (reason: RestartReason) => void): () => void
  /** Calls the listener with the height in CSS pixels that the content of the frame needs, when it changes. */
  onHeight(listener: (height: number) => void): () => void
  /** Returns the log of the frame's last messages, oldest first. Empty unless `enableLogger` is set. */
  journal(): readonly string[]
}
