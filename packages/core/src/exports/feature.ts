// `export *` keeps interfaces open to declaration merging, which a named re-export prevents.

export type { ChainReader, NameMethods } from '../adapter/chainReader.js'
export type { AttachRequest, Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../adapter/channel.js'
export type { Connection, ConnectionChange } from '../adapter/connection.js'
export type {
  AssetChange,
  FeeChoice,
  Simulation,
  TransactionQuery,
  TransactionState,
  Transfer,
  TransferMethods,
  TransferQuote,
} from '../adapter/transfers.js'
export { isModalError, ModalError } from '../errors/ModalError.js'
export type { AnalyticsEvents } from '../feature/analyticsEvents.js'
export type { FeatureContext, FeatureService, FeatureStorage } from '../feature/context.js'
export {
  type AccountTab,
  type AuthorizationRequest,
  defineFeature,
  FEATURE_CONTRACT_VERSION,
  type FeatureDefinition,
  type FeatureEntry,
  type FeatureRowEntry,
  type SignInDraftRequest,
  type SignInOptionsEntry,
} from '../feature/defineFeature.js'
export { findFeatureContext, getFeatureContext } from '../feature/getFeature.js'
export type {
  LazyPermissionSource,
  PermissionApproval,
  PermissionEntry,
  PermissionEntryLimit,
  PermissionKind,
  PermissionQuery,
  PermissionSource,
  PermissionSourceResult,
  RevocationRequest,
  SourceRevocationStep,
} from '../feature/permissionSource.js'
export type { SignInOptions } from '../feature/signInOptions.js'
export type { ChosenWallet, EventNameWithoutProperties, ViewBehavior, ViewNavigation } from '../feature/viewBehavior.js'
export type {
  WalletSource,
  WalletSourceConnection,
  WalletSourceRequest,
  WalletSourceRouteParams,
} from '../feature/walletSource.js'
export type { Http } from '../http/http.js'
export type { PortfolioEntry } from '../state/portfolio.js'
export type { Account, AccountState, AccountType } from '../types/account.js'
export type {
  Activity,
  ActivityConflict,
  ActivityKind,
  ActivityPage,
  ActivityStatus,
  ActivityTransfer,
} from '../types/activity.js'
export type { CaipAddress, CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
export type { Network } from '../types/network.js'
export type { TokenAmount, TokenInfo, TokenPrice } from '../types/token.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export * from '../types/views.js'
export type { Wallet, WalletType } from '../types/wallet.js'
export { combineSignals, onAbort, rejectOnAbort, sleep, startTimer, withTimeout } from '../utils/waiting.js'
