import type { ReplyPayload } from '../messages/replies.js'
import type { RequestName, RequestPayload } from '../messages/requests.js'

export interface HandlerContext {
  /** Of the request. */
  readonly id: string
  /** Of the page that asks. */
  readonly origin: string
  /** Aborted when the page takes the request back, or the host ends. What the handler answers then is dropped. */
  readonly signal: AbortSignal
}

export type Handler<N extends RequestName> = (
  payload: RequestPayload<N>,
  context: HandlerContext,
) => ReplyPayload<N> | Promise<ReplyPayload<N>>

/** What the site does for each request. One that is missing is answered with an error. */
export type Handlers = { readonly [N in RequestName]?: Handler<N> | undefined }
