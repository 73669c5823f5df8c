export { type AuthClient, type ClientOptions, createAuthClient, type RpcRequest } from '../client/createAuthClient.js'
export { EMBEDDED_NAMESPACES } from '../constants.js'
export { AuthFrameError, type AuthFrameErrorCode, isAuthFrameError } from '../errors/AuthFrameError.js'
export type { Ignored, IgnoredReason } from '../messages/createIgnored.js'
export type { EmbeddedUser, ReplyPayload } from '../messages/replies.js'
export type {
  EmbeddedAccountType,
  EmbeddedSocialProvider,
  RequestName,
  RequestPayload,
  SiwxRequest,
} from '../messages/requests.js'
export { ADDRESS_PLACEHOLDER, writeSiwxMessage } from '../messages/writeSiwxMessage.js'
export type {
  AuthFrame,
  AuthFrameParameters,
  AuthFrameStatus,
  FrameRequestOptions,
  RestartReason,
} from '../page/authFrame.js'
export { createAuthFrame } from '../page/createAuthFrame.js'
export type { FrameSlot } from '../page/createElement.js'
export { checkRpc } from '../rpc/checkRpc.js'
export { classifyRpc, type RpcClass } from '../rpc/classifyRpc.js'
