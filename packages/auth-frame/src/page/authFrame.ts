import type { Ignored } from '../messages/createIgnored.js'
import type { ReplyPayload } from '../messages/replies.js'
import type { RequestName, RequestPayload } from '../messages/requests.js'
import type { FrameSlot } from './createElement.js'

export interface AuthFrameParameters {
  /** The secure site, e.g. 'https://secure.example'; the frame is at `${url}/sdk`. Its origin is the only one heard. */
  readonly url: string
  readonly projectId: string
  /** CAIP-2 of the active network. */
  readonly caipNetworkId: string
  /** Keeps a journal here, and asks the frame to keep one. */
  readonly enableLogger: boolean
  /** Where the frame reads chains. @default its own choice */
  readonly rpcUrl?: string | undefined
  /** Ends everything: the element goes, what waits is rejected with `ABORTED`. */
  readonly signal: AbortSignal
  readonly log?: ((level: 'debug' | 'warn' | 'error', message: string, cause?: unknown) => void) | undefined
}

export type AuthFrameStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** `session`: who is logged in may have changed. `reload`: the document was loaded anew and knows nothing of the page. */
export type RestartReason = 'session' | 'reload'

export interface FrameRequestOptions {
  /** Nobody waits any longer. An `RPC_REQUEST` that was sent is taken back with `RPC_ABORT`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds. @default none */
  readonly timeout?: number | undefined
  /** Where the time begins: when the request is sent, so after loading, or with the call. @default 'sent' */
  readonly from?: 'sent' | 'call' | undefined
}

/** The secure site in its hidden frame, seen from the page. */
export interface AuthFrame {
  /** Of the secure site. */
  readonly origin: string
  status(): AuthFrameStatus
  /**
   * Puts the hidden frame into the page and waits until it is ready; shared by all who call. Rejects with `LOAD_FAILED`
   * when it is not heard for 20 s. The next call tries anew.
   */
  load(): Promise<void>
  /**
   * Loads first, but for `SYNC_THEME` and `SYNC_DAPP_DATA`: where there is no frame yet, these reject with
   * `FRAME_MISSING`. Rejects with an `AuthFrameError`, whatever happens.
   */
  request<N extends RequestName>(
    name: N,
    payload: RequestPayload<N>,
    options?: FrameRequestOptions,
  ): Promise<ReplyPayload<N>>
  /** Drops the document, which may hang, and loads a new one. What waits is rejected with `ABORTED`. */
  reload(): Promise<void>
  /**
   * The frame floats over a slot of the page, above everything. Call again when the slot moves. A frame that is not there
   * yet, or loaded anew, shows itself when it is.
   */
  show(slot: FrameSlot, title: string): void
  /** Out of sight and reach; the document goes on as it is. */
  hide(): void
  focus(): void
  /** How many messages were ignored, and why. */
  ignored(): Ignored
  /** Calls back when something happened inside that the page did not ask for. */
  onRestart(listener: (reason: RestartReason) => void): () => void
  /** The last events of the frame, oldest first. Empty without `enableLogger`. */
  journal(): readonly string[]
}
