export { isSiwxError, SiwxError, type SiwxErrorCode, type SiwxErrorOptions } from '../errors/SiwxError.js'
export { formatMessage } from '../messages/formatMessage.js'
export type { SignInMessage } from '../messages/message.js'
export { parseMessage } from '../messages/parseMessage.js'
