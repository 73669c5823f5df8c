// `export *` where a feature merges its own lines into an interface: a named re-export cannot be merged into.
export type { AttachRequest, Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../adapter/channel.js'
export type { Connection, ConnectionChange } from '../adapter/connection.js'
export type { Ledger, Names } from '../adapter/ledger.js'
export type {
  AssetChange,
  FeeChoice,
  Simulation,
  TransactionState,
  Transfer,
  TransferQuote,
  Transfers,
} from '../adapter/transfers.js'
export { isModalError, ModalError } from '../errors/ModalError.js'
export type {
  AllowedApproval,
  AllowedEntry,
  AllowedKind,
  AllowedLimit,
  AllowedList,
  AllowedQuery,
  AllowedSource,
  RevokeStep,
  Revoking,
} from '../feature/allowedSource.js'
export {
  type AdmittedAccount,
  defineFeature,
  type Entry,
  FEATURE_CONTRACT,
  type FeatureDefinition,
  type RowEntry,
  type Tab,
  type WantedSignIn,
  type WaysEntry,
} from '../feature/defineFeature.js'
export type { FeatureHost } from '../feature/host.js'
export type { ChosenWallet, Click, ViewStep, ViewTraits } from '../feature/viewTraits.js'
export type { SourceConnection, SourceRequest, SourceRouteParams, WalletSource } from '../feature/walletSource.js'
export type { Ways } from '../feature/ways.js'
export type { Http } from '../services/http.js'
export type { PortfolioEntry } from '../stores/portfolio.js'
export type { Account, AccountState, AccountType } from '../types/account.js'
export type { Activity, ActivityKind, ActivityPage, ActivityStatus, ActivityTransfer } from '../types/activity.js'
export type { CaipAddress, CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
export type { Network } from '../types/network.js'
export type { TokenAmount, TokenInfo, TokenPrice } from '../types/token.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export * from '../types/views.js'
export type { Wallet, WalletType } from '../types/wallet.js'
export { anySignal, delay, onAbort, pause, untilAborted, within } from '../utils/waiting.js'
