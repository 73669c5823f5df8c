import type { Reader } from './reader.js'
import { type RequestName, type RequestPayload, requestSchemas } from './requests.js'

const readers: { readonly [N in RequestName]: Reader<RequestPayload<N>> } = requestSchemas

/** Whether the page asks for something that there is. */
export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requestSchemas, name)

/** What came with a request, if it is what this request needs. */
export const readRequest = <N extends RequestName>(name: N, payload: unknown) => readers[name].safeParse(payload)
