export type { Connection } from '../adapter/connection.js'
export type { AdapterDefinition } from '../adapter/defineAdapter.js'
export { type ErrorCode, isModalError, ModalError } from '../errors/ModalError.js'
export { createModal } from '../modal/createModal.js'
export type { LoadedUi, MountUi, UiDefinition } from '../modal/createUi.js'
export { type FromServerOptions, fromServer } from '../modal/fromServer.js'
export type { Modal, ModalState } from '../modal/modal.js'
export type { CreateModalParameters, Currency } from '../modal/options.js'
export type { RegisteredModal, RegisteredWalletProvider } from '../modal/register.js'
export type { ModalEvents } from '../state/events.js'
export type { Account, AccountState, AccountType, ConnectedWalletInfo, ConnectionStatus } from '../types/account.js'
export type { Transaction, TransactionTransfer } from '../types/activity.js'
export type { Caip19, CaipAddress, CaipNetworkId, KnownNamespace, Namespace } from '../types/caip.js'
export type { ClearSigningOptions } from '../types/clearSigning.js'
export type { ActivityOptions, NftOptions } from '../types/featureOptions.js'
export type { ConnectMethod, ConnectorGroup, Features, SocialProvider, WalletFeature } from '../types/features.js'
export type { Log, LogLevel } from '../types/log.js'
export type { Metadata } from '../types/metadata.js'
export type { Network, NetworkIdOf, NetworkInput, NetworkState } from '../types/network.js'
export type { NftBalance, NftStandard, NftTrait } from '../types/nft.js'
export type {
  OnrampAsset,
  OnrampMoney,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
} from '../types/onramp.js'
export type { PayReceipt, PayRequest } from '../types/pay.js'
export type { PaymasterOptions } from '../types/paymaster.js'
export type {
  Register,
  RegisteredChainId,
  RegisteredNamespace,
  RegisteredNetwork,
  RegisteredNetworkId,
} from '../types/register.js'
export type { RequestPurpose, RequestRecord } from '../types/requests.js'
export type { ServiceOptions, ServiceUrls } from '../types/services.js'
export type {
  SessionStatus,
  SiweConfig,
  SiweMessageArgs,
  SiweSession,
  SiwxConfig,
  SiwxDraft,
  SiwxMessage,
  SiwxMessageData,
  SiwxMessageInput,
  SiwxSession,
  SiwxSessionSummary,
} from '../types/siwx.js'
export type { KeyValueStorage } from '../types/storage.js'
export type {
  SignedPermit,
  SwapAllowance,
  SwapAllowanceQuery,
  SwapBuildQuery,
  SwapOptions,
  SwapPair,
  SwapProvider,
  SwapQuote,
  SwapQuoteQuery,
  SwapTokens,
  SwapTokensQuery,
  SwapTransaction,
} from '../types/swap.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../types/theme.js'
export type { TokenAmount, TokenBalance, TokenInfo, TokenList, TokenPrice } from '../types/token.js'
export type { UniversalProviderLike, UniversalProviderOption } from '../types/universalProvider.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export type { OpenParameters, Route, ViewName, ViewParams } from '../types/views.js'
export type { Connector, CustomWallet, ListedWallet, Wallet, WalletType } from '../types/wallet.js'
