export type {
  Allowance,
  AllowanceMethods,
  AllowancesQuery,
  AllowancesResult,
  RevocationCall,
} from '../adapter/allowances.js'
export type {
  Call,
  CallBatch,
  CallMethods,
  CallOutcome,
  CallSimulation,
  PermitRequest,
  SimulatedCall,
  TokenApprovalMethods,
  TokenApprovalQuery,
} from '../adapter/calls.js'
export type {
  ActivityQuery,
  ChainReader,
  NameMethods,
  NetworkDescription,
  TokensQuery,
} from '../adapter/chainReader.js'
export type { AttachRequest, Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../adapter/channel.js'
export { type CheckFeeParameters, checkFee, createFeeTooHighError, type FeeLimits } from '../adapter/checkFee.js'
export { checkTransactionId } from '../adapter/checkTransactionId.js'
// `export *` keeps interfaces open to declaration merging, which a named re-export prevents.
export * from '../adapter/connection.js'
export type { AdapterContext, AdapterStorage, OwnNode } from '../adapter/context.js'
export type {
  AddressQuery,
  ChainAdapter,
  ConnectRequest,
  ConnectRequestStatus,
  DiscoveredConnection,
} from '../adapter/contract.js'
export { createChannelSupport } from '../adapter/createChannelSupport.js'
export {
  type ConnectionController,
  type ConnectionState,
  type CreateConnectionControllerParameters,
  createConnectionController,
} from '../adapter/createConnectionController.js'
export { createDisconnectNotifier, type DisconnectNotifier } from '../adapter/createDisconnectNotifier.js'
export { createLazyValue, type LazyValue } from '../adapter/createLazyValue.js'
export { createSentTransactionStore, type SentTransactionStore } from '../adapter/createSentTransactionStore.js'
export { createUnlockWatcher, type UnlockWatcher } from '../adapter/createUnlockWatcher.js'
export {
  type CreateWalletRequestTrackerParameters,
  createWalletRequestTracker,
  type WalletRequester,
  type WalletRequestTracker,
} from '../adapter/createWalletRequestTracker.js'
export { ADAPTER_CONTRACT_VERSION, type AdapterDefinition, defineAdapter } from '../adapter/defineAdapter.js'
export { type AdapterRuntime, delegateToRuntime } from '../adapter/delegateToRuntime.js'
export { DISCONNECT_NOTICE_TIMEOUT_MS, MAX_NODE_RESPONSE_BYTES, NODE_TIMEOUT_MS } from '../adapter/limits.js'
export { parseCount } from '../adapter/parseCount.js'
export type {
  PermissionLimit,
  PermissionMethods,
  PermissionRequest,
  SpendLimit,
  WalletPermission,
} from '../adapter/permissions.js'
export { readProviderName } from '../adapter/readProviderName.js'
export { type RequestNodesParameters, requestNodes } from '../adapter/requestNodes.js'
export { NodeError, parseRpcResponse, type RpcRequest, type RpcResponse, requestRpc } from '../adapter/requestRpc.js'
export { requireNetwork } from '../adapter/requireNetwork.js'
export { startWithSignal } from '../adapter/startWithSignal.js'
export { toModuleLoadError } from '../adapter/toModuleLoadError.js'
export { toUniqueWalletId } from '../adapter/toUniqueWalletId.js'
export type {
  AccountSnapshot,
  AssetApproval,
  AssetChange,
  FeeChoice,
  SendOutcome,
  Simulation,
  TransactionQuery,
  TransactionState,
  Transfer,
  TransferMethods,
  TransferQuote,
} from '../adapter/transfers.js'
export { type ChainedError, getErrorChain, getErrorCodes, joinErrorTexts } from '../errors/errorChain.js'
export { type ErrorCode, isModalError, ModalError } from '../errors/ModalError.js'
export { isUserRejection, toModalError } from '../errors/toModalError.js'
export { readWalletExplanation, toWalletError } from '../errors/toWalletError.js'
export type { Account, AccountType } from '../types/account.js'
export type {
  Activity,
  ActivityConflict,
  ActivityKind,
  ActivityPage,
  ActivityStatus,
  ActivityTransfer,
} from '../types/activity.js'
export type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
export type { Network } from '../types/network.js'
export type { NftId, NftStandard } from '../types/nft.js'
export type { PaymasterOptions } from '../types/paymaster.js'
export type { SiwxDraft } from '../types/siwx.js'
export type { SignedPermit } from '../types/swap.js'
export type { TokenAmount, TokenInfo, TokenPrice } from '../types/token.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export type { Wallet, WalletType } from '../types/wallet.js'
export { isCaipNetworkId } from '../utils/caip.js'
export { formatUnits } from '../utils/formatUnits.js'
export { isSignedMessage, isTransactionHash } from '../utils/hex.js'
export { toImageUrl } from '../utils/isImageUrl.js'
export { isIsolatedFromPopups, OPENER_POLICY_HINT } from '../utils/openerPolicy.js'
export { parseChainId } from '../utils/parseChainId.js'
export { parseRdns } from '../utils/rdns.js'
export { readResponseText } from '../utils/readResponseText.js'
export { sanitizeText } from '../utils/sanitizeText.js'
export { combineSignals, onAbort, rejectOnAbort, sleep, startTimer, withTimeout } from '../utils/waiting.js'
