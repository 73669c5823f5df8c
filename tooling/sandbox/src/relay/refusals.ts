/** Errors in the words and codes of the hosted relay, which tags them in `data`. */

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

/** A call that the relay does not understand. */
export class PayloadError extends Error {
  /** @param tag one of the hosted relay's */
  constructor(readonly tag: string) {
    super(`Invalid payload: ${PAYLOAD_ERRORS[tag]}`)
  }
}

export const toError = (error: unknown) =>
  error instanceof PayloadError
    ? { code: PAYLOAD, message: error.message, data: error.tag }
    : { code: INTERNAL, message: 'Internal error: Internal error', data: 'Unknown' }
