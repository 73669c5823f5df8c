export type { Allowance, Allowances, AllowancesQuery, FoundAllowances, TakingBack } from '../adapter/allowances.js'
export { type AskNodesParameters, askNodes } from '../adapter/askNodes.js'
export { askRpc, NodeError, type RpcAnswer, type RpcQuestion, readRpc } from '../adapter/askRpc.js'
export type {
  ApprovalQuery,
  Approvals,
  Call,
  Calls,
  CallsQuery,
  Outcome,
  PermitRequest,
  TriedCall,
  TriedCalls,
} from '../adapter/calls.js'
export type { AttachRequest, Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../adapter/channel.js'
export { type CheckedFee, checkFee, type FeeLimits, feeTooHigh } from '../adapter/checkFee.js'
export { claimId } from '../adapter/claimId.js'
// `export *` where an adapter package merges its own lines into an interface: a named re-export cannot be merged into.
export * from '../adapter/connection.js'
export type { AddressQuery, ChainAdapter, ConnectRequest, FoundConnection, RequestNews } from '../adapter/contract.js'
export { createChannelSupport } from '../adapter/createChannelSupport.js'
export { createLeaving, type Leaving } from '../adapter/createLeaving.js'
export { type CreateLiveParameters, createLive, type Live, type Standing } from '../adapter/createLive.js'
export {
  type CreateRequestsParameters,
  createRequests,
  type Requests,
  type WalletRequest,
} from '../adapter/createRequests.js'
export { createSentMemory, type SentMemory } from '../adapter/createSentMemory.js'
export { createUnlocks, type Unlocks } from '../adapter/createUnlocks.js'
export { ADAPTER_CONTRACT, type AdapterDefinition, defineAdapter } from '../adapter/defineAdapter.js'
export { type AdapterRuntime, fromRuntime } from '../adapter/fromRuntime.js'
export type { AdapterHost, AdapterStorage } from '../adapter/host.js'
export { type Lazy, lazy } from '../adapter/lazy.js'
export type { ActivityQuery, Ledger, Names, NetworkDescription, TokensQuery } from '../adapter/ledger.js'
export { LEAVE_WAIT, NODE_ANSWER_LIMIT, NODE_WAIT } from '../adapter/limits.js'
export { networkOf } from '../adapter/networkOf.js'
export type {
  PermissionLimit,
  PermissionRequest,
  Permissions,
  SpendLimit,
  WalletPermission,
} from '../adapter/permissions.js'
export { toImageUrl } from '../adapter/toImageUrl.js'
export { toImportError } from '../adapter/toImportError.js'
export type {
  AssetChange,
  FeeChoice,
  Simulation,
  TransactionState,
  Transfer,
  TransferQuote,
  Transfers,
} from '../adapter/transfers.js'
export { watchWhile } from '../adapter/watchWhile.js'
export { type ErrorCode, isModalError, ModalError } from '../errors/ModalError.js'
export { isRejection, toModalError } from '../errors/toModalError.js'
export type { Account, AccountType } from '../types/account.js'
export type { Activity, ActivityKind, ActivityPage, ActivityStatus, ActivityTransfer } from '../types/activity.js'
export type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
export type { Network } from '../types/network.js'
export type { NftId, NftStandard } from '../types/nft.js'
export type { SiwxDraft } from '../types/siwx.js'
export type { SignedPermit } from '../types/swap.js'
export type { TokenAmount, TokenInfo, TokenPrice } from '../types/token.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export type { Wallet, WalletType } from '../types/wallet.js'
export { formatUnits } from '../utils/formatUnits.js'
export { plainText } from '../utils/plainText.js'
export { parseRdns } from '../utils/rdns.js'
export { readBody } from '../utils/readBody.js'
export { anySignal, delay, onAbort, pause, untilAborted, within } from '../utils/waiting.js'
