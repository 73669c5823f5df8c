// Messages and codes of the hosted relay, which tags errors in `data`.

const PAYLOAD = -32600
const INTERNAL = -32603

const PAYLOAD_ERRORS: Readonly<Record<string, string>> = {
  InvalidMethod: 'Invalid request method',
  InvalidParams: 'Invalid request parameters',
  InvalidTopic: 'Topic decoding failed',
  BatchLimitExceeded: 'The batch contains too many items',
  BatchEmpty: 'The batch contains no items',
  Serialization: 'Failed to deserialize request',
}

export class PayloadError extends Error {
  // @param tag error tag of the hosted relay
  constructor(readonly tag: string) {
    super(`Invalid payload: ${PAYLOAD_ERRORS[tag]}`)
  }
}

export const toRpcErrorObject = (error: unknown) =>
  error instanceof PayloadError
    ? { code: PAYLOAD, message: error.message, data: error.tag }
    : { code: INTERNAL, message: 'Internal error: Internal error', data: 'Unknown' }
