export { AuthFrameError, type AuthFrameErrorCode, isAuthFrameError } from '../errors/AuthFrameError.js'
export { createHost } from '../host/createHost.js'
export type { Handler, HandlerContext, Handlers } from '../host/handlers.js'
export type { Host, HostMessage, HostParameters, HostWindow } from '../host/host.js'
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
export { checkRpc } from '../rpc/checkRpc.js'
export { classifyRpc, permissionOf, type RpcClass } from '../rpc/classifyRpc.js'
