import type { ReplyPayload } from '../messages/replySchemas.js'
import type { RequestName, RequestPayload } from '../messages/requestSchemas.js'

export interface HandlerContext {
  readonly id: string
  readonly origin: string
  /** Aborts when the app aborts the request or the server ends. A reply after that is dropped. */
  readonly signal: AbortSignal
}

export type Handler<N extends RequestName> = (
  payload: RequestPayload<N>,
  context: HandlerContext,
) => ReplyPayload<N> | Promise<ReplyPayload<N>>

export type Handlers = { readonly [N in RequestName]?: Handler<N> | undefined }
