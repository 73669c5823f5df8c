import type { Reader } from './reader.js'
import { none, type ReplyPayload, replySchemas } from './replies.js'
import type { RequestName } from './requests.js'

const readers: { readonly [N in RequestName]: Reader<ReplyPayload<N>> } = replySchemas

/** What came with an answer, if it is what this request is answered with. */
export const readReply = <N extends RequestName>(name: N, payload: unknown) =>
  readers[name].safeParse(Object.is(replySchemas[name], none) ? undefined : payload)
