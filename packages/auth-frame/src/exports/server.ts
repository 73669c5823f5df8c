export { DEVICE_UNAPPROVED_RPC_CODE } from '../constants.js'
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
export { checkRpcParams } from '../rpc/checkRpcParams.js'
export { classifyRpc, getPermissionContext, type RpcClass } from '../rpc/classifyRpc.js'
export { createFrameServer } from '../server/createFrameServer.js'
export type { FrameServer, FrameServerParameters, FrameServerWindow, WindowMessage } from '../server/frameServer.js'
export type { Handler, HandlerContext, Handlers } from '../server/handlers.js'
