import type { ErrorCode } from '../../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Features } from '../../types/features.js'
import type { ThemeMode } from '../../types/theme.js'

/** When and where something happened. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number
  /** URL of the page. */
  readonly href: string
}

/** The error's code under the name that the backend knows. Its words may hold anybody's address, name or code. */
interface Failure {
  readonly message: ErrorCode
}

interface SigningAccount {
  readonly network: CaipNetworkId
  readonly isSmartAccount: boolean
}

interface ChosenWallet {
  readonly name: string
  /** Place of the wallet in the directory. */
  readonly walletRank?: number | undefined
  /** Where the visitor was. */
  readonly view?: string | undefined
}

/**
 * What may be told of a visit, by name. There is no place for an address: what somebody owns is nobody's statistics.
 * Undefined: the name says it all.
 */
export interface AnalyticsEvents {
  INITIALIZE: {
    readonly networks: readonly CaipNetworkId[]
    readonly features: Features
    readonly themeMode?: ThemeMode | undefined
    /** Whether the site has sign-in with a wallet. */
    readonly siwx?: boolean | undefined
  }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: undefined
  /** `search`: what was typed, where it is a part of the name of a wallet that was found. What else people type is theirs. */
  SEARCH_WALLET: { readonly search: string; readonly badge?: string | undefined }
  SELECT_WALLET: ChosenWallet & {
    readonly platform: 'qrcode' | 'mobile' | 'browser' | 'desktop' | 'web'
    readonly displayIndex?: number | undefined
  }
  GET_WALLET: ChosenWallet & { readonly type: 'chrome_store' | 'app_store' | 'play_store' | 'homepage' }
  CONNECT_SUCCESS: ChosenWallet & {
    /** How it is reached: one of Foyer's ways, or the name that a feature gave its own. */
    readonly method: 'qrcode' | 'mobile' | 'browser' | 'email' | (string & {})
    /** From storage, without the visitor's doing. */
    readonly reconnect?: boolean | undefined
  }
  CONNECT_ERROR: Failure
  USER_REJECTED: Failure
  DISCONNECT_SUCCESS: { readonly namespace: Namespace | 'all' }
  DISCONNECT_ERROR: Failure
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: Failure
  EMAIL_EDIT: undefined
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: string; readonly network: CaipNetworkId }
  SOCIAL_LOGIN_STARTED: { readonly provider: string }
  SOCIAL_LOGIN_REQUEST_USER_DATA: { readonly provider: string }
  SOCIAL_LOGIN_CANCELED: { readonly provider: string }
  SOCIAL_LOGIN_ERROR: Failure & { readonly provider: string }
  SOCIAL_LOGIN_SUCCESS: { readonly provider: string; readonly reconnect?: boolean | undefined }
  CLICK_SIGN_SIWX_MESSAGE: SigningAccount
  CLICK_CANCEL_SIWX: SigningAccount
  SIWX_AUTH_SUCCESS: SigningAccount
  SIWX_AUTH_ERROR: SigningAccount & Failure
  CLICK_NETWORKS: undefined
  SWITCH_NETWORK: { readonly network: CaipNetworkId }
  CLICK_WALLET_HELP: undefined
  CLICK_GET_WALLET_HELP: undefined
  CLICK_NETWORK_HELP: undefined
}

/** One event, with what belongs to its name. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends undefined
    ? { readonly name: Name; readonly properties?: undefined }
    : { readonly name: Name; readonly properties: AnalyticsEvents[Name] }
}[keyof AnalyticsEvents]
