export {
  type AuthClient,
  type AuthRequestOptions as ClientOptions,
  createAuthClient,
  type RpcRequest,
} from '../client/createAuthClient.js'
export { DEVICE_UNAPPROVED_RPC_CODE, EMBEDDED_NAMESPACES } from '../constants.js'
export { AuthFrameError, type AuthFrameErrorCode, isAuthFrameError } from '../errors/AuthFrameError.js'
export type { IgnoredCounts as Ignored, IgnoredReason } from '../messages/createIgnoredCounter.js'
export type { EmbeddedUser, ReplyPayload } from '../messages/replySchemas.js'
export type {
  EmbeddedAccountType,
  EmbeddedSocialProvider,
  RequestName,
  RequestPayload,
  SiwxRequest,
} from '../messages/requestSchemas.js'
export { ADDRESS_PLACEHOLDER, writeSiwxMessage } from '../messages/writeSiwxMessage.js'
export type {
  AuthFrame,
  AuthFrameParameters,
  AuthFrameStatus,
  FrameRequestOptions,
  RestartReason,
} from '../page/authFrame.js'
export { createAuthFrame } from '../page/createAuthFrame.js'
export type { FramePosition } from '../page/createFrameElement.js'
export { checkRpcParams } from '../rpc/checkRpcParams.js'
export { classifyRpc, type RpcClass } from '../rpc/classifyRpc.js'
