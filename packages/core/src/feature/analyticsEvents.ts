import type { ErrorCode } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Features } from '../types/features.js'
import type { ThemeMode } from '../types/theme.js'

export interface EventMoment {
  readonly time: number
  readonly href: string
}

/**
 * Reports only the error's code, under the name `message` that the backend expects: an error's text may hold addresses
 * or secrets.
 */
interface Failure {
  readonly message: ErrorCode
}

interface SigningAccount {
  readonly network: CaipNetworkId
  readonly isSmartAccount: boolean
}

interface ChosenWallet {
  readonly name: string
  readonly walletRank?: number | undefined
  readonly view?: string | undefined
}

/** Maps event names to their properties. No property holds an address, for privacy. */
export interface AnalyticsEvents {
  INITIALIZE: {
    readonly networks: readonly CaipNetworkId[]
    readonly features: Features
    readonly themeMode?: ThemeMode | undefined
    readonly siwx?: boolean | undefined
  }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: undefined
  /** `search`: what the user typed, only as far as it is part of a listed wallet's name, for privacy. */
  SEARCH_WALLET: { readonly search: string; readonly badge?: string | undefined }
  SELECT_WALLET: ChosenWallet & {
    readonly platform: 'qrcode' | 'mobile' | 'browser' | 'desktop' | 'web'
    readonly displayIndex?: number | undefined
  }
  GET_WALLET: ChosenWallet & { readonly type: 'chrome_store' | 'app_store' | 'play_store' | 'homepage' }
  CONNECT_SUCCESS: ChosenWallet & {
    readonly method: 'qrcode' | 'mobile' | 'browser' | 'email' | (string & {})
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

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends undefined
    ? { readonly name: Name; readonly properties?: undefined }
    : { readonly name: Name; readonly properties: AnalyticsEvents[Name] }
}[keyof AnalyticsEvents]
