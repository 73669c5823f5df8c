import type { PayloadSchema } from './payloadSchema.js'
import { type RequestName, type RequestPayload, requestSchemas } from './requestSchemas.js'

const readers: { readonly [N in RequestName]: PayloadSchema<RequestPayload<N>> } = requestSchemas

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requestSchemas, name)

export const parseRequest = <N extends RequestName>(name: N, payload: unknown) => readers[name].safeParse(payload)
