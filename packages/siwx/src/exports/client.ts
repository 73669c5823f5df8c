export { type CreateSiwxOptions, createSiwx, type SiwxClient } from '../client/createSiwx.js'
export { isSiwxError, SiwxError, type SiwxErrorCode, type SiwxErrorOptions } from '../errors/SiwxError.js'
export type { SignInMessage } from '../messages/message.js'
