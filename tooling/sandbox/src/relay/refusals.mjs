/** Errors in the words and codes of the hosted relay, which tags them in `data`. */

const PAYLOAD = -32600
const INTERNAL = -32603

/** @type {Readonly<Record<string, string>>} */
const PAYLOAD_ERRORS = {
  InvalidMethod: 'Invalid request method',
  InvalidParams: 'Invalid request parameters',
  InvalidTopic: 'Topic decoding failed',
  BatchLimitExceeded: 'The batch contains too many items',
  BatchEmpty: 'The batch contains no items',
  Serialization: 'Failed to deserialize request',
}

/** A call that the relay does not understand. */
export class PayloadError extends Error {
  /** @param {string} tag one of the hosted relay's */
  constructor(tag) {
    super(`Invalid payload: ${PAYLOAD_ERRORS[tag]}`)
    this.tag = tag
  }
}

/** @param {unknown} error */
export const toError = (error) =>
  error instanceof PayloadError
    ? { code: PAYLOAD, message: error.message, data: error.tag }
    : { code: INTERNAL, message: 'Internal error: Internal error', data: 'Unknown' }
