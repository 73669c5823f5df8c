export { isSiwxError, SiwxError, type SiwxErrorCode, type SiwxErrorOptions } from '../errors/SiwxError.js'
export type { SignInMessage } from '../messages/message.js'
export {
  createSignIn,
  type SignedMessage,
  type SignIn,
  type SignInNonce,
  type SignInOptions,
} from '../server/createSignIn.js'
export { createHandler, type HandlerOptions, type SignInHandler } from '../server/http/createHandler.js'
export type { Session } from '../server/session.js'
export type { SignedText, Verifier, VerifierOption } from '../server/verifier.js'
export { createMemoryStorage, type MemoryStorageOptions } from '../storage/createMemoryStorage.js'
export type { RecordKey, SignInStorage, StoredKind, StoredRecord } from '../storage/storage.js'
