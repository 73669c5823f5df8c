import type { PayloadSchema } from './payloadSchema.js'
import { noPayloadSchema, type ReplyPayload, replySchemas } from './replySchemas.js'
import type { RequestName } from './requestSchemas.js'

const readers: { readonly [N in RequestName]: PayloadSchema<ReplyPayload<N>> } = replySchemas

export const parseReply = <N extends RequestName>(name: N, payload: unknown) =>
  readers[name].safeParse(Object.is(replySchemas[name], noPayloadSchema) ? undefined : payload)
