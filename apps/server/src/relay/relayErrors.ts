// Codes and texts of the relay that clients of WalletConnect know; `data` tags the error.
const PAYLOAD_CODE = -32_600
const LIMIT_CODE = -32_005
const INTERNAL_CODE = -32_603

const MESSAGES = {
  InvalidMethod: 'Invalid payload: Invalid request method',
  InvalidParams: 'Invalid payload: Invalid request parameters',
  InvalidTopic: 'Invalid payload: Topic decoding failed',
  InvalidTtl: 'Invalid payload: The TTL is too long',
  BatchLimitExceeded: 'Invalid payload: The batch contains too many items',
  BatchEmpty: 'Invalid payload: The batch contains no items',
  Serialization: 'Invalid payload: Failed to deserialize request',
  TooManyTopics: 'Too many topics on one connection',
  TooManyMessages: 'Too many messages wait on this topic',
  TooManyRequests: 'Too many requests',
  TooManyMessagesToday: 'This project has used up its messages for today (UTC). Try again tomorrow.',
} as const

export type RelayErrorTag = keyof typeof MESSAGES

export class RelayError extends Error {
  override readonly name = 'RelayError'

  constructor(readonly tag: RelayErrorTag) {
    super(MESSAGES[tag])
  }
}

export function toRpcError(error: unknown): { readonly code: number; readonly message: string; readonly data: string } {
  if (!(error instanceof RelayError))
    return { code: INTERNAL_CODE, message: 'Internal error: Internal error', data: 'Unknown' }
  const { tag, message } = error
  return { code: tag.startsWith('TooMany') ? LIMIT_CODE : PAYLOAD_CODE, message, data: tag }
}

export const isRelayErrorTag = (value: string | undefined): value is RelayErrorTag =>
  value !== undefined && Object.hasOwn(MESSAGES, value)
