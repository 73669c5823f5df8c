export type { AdapterDefinition } from '../adapter/defineAdapter.js'
export { createModal } from '../createModal.js'
export { type ErrorCode, isModalError, ModalError } from '../errors/ModalError.js'
export type { Modal, ModalState } from '../modal.js'
export type { Currency } from '../options.js'
export type { CreateModalParameters } from '../parameters.js'
export type { ModalEvents } from '../services/events.js'
export type { Account, AccountState, AccountType, ConnectedWalletInfo, ConnectionStatus } from '../types/account.js'
export type { Caip19, CaipAddress, CaipNetworkId, KnownNamespace, Namespace } from '../types/caip.js'
export type {
  ActivityOptions,
  ConnectMethod,
  ConnectorGroup,
  Features,
  NftOptions,
  SocialProvider,
  WalletFeature,
} from '../types/features.js'
export type { Metadata } from '../types/metadata.js'
export type { Network, NetworkInput, NetworkState } from '../types/network.js'
export type { NftStandard } from '../types/nft.js'
export type { NftBalance, NftTrait } from '../types/nftBalance.js'
export type {
  OnrampAsset,
  OnrampMoney,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
} from '../types/onramp.js'
export type { PayReceipt, PayRequest } from '../types/pay.js'
export type { ServiceUrls } from '../types/services.js'
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
  SiwxStanding,
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
export type { TokenAmount, TokenInfo, TokenPrice } from '../types/token.js'
export type { TokenBalance } from '../types/tokenBalance.js'
export type { TokenList } from '../types/tokenList.js'
export type { Transaction, TransactionTransfer } from '../types/transaction.js'
export type { UniversalProviderLike, UniversalProviderOption } from '../types/universalProvider.js'
export type { Unsubscribe } from '../types/unsubscribe.js'
export type { OpenParameters, Route, ViewName, ViewParams } from '../types/views.js'
export type { Connector, CustomWallet, ListedWallet, Wallet, WalletType } from '../types/wallet.js'
export type { LoadedUi, MountUi, UiDefinition } from '../ui.js'
