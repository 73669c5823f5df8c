import type { AnalyticsEvents } from './analyticsEvents.js'
import type { FeatureContext } from './context.js'

export interface ViewNavigation {
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly from: string | undefined
  readonly isMobile: boolean
}

export type EventNameWithoutProperties = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends undefined ? Name : never
}[keyof AnalyticsEvents]

export interface ChosenWallet {
  readonly walletId: string
  readonly platform: 'qrcode' | 'mobile' | 'browser'
}

/** Describes how header, Back button, router and analytics treat a view. Absent traits have defaults. */
export interface ViewBehavior {
  /**
   * State that the view requires. `account`: a connected account, else Connect opens instead. `noAccount`: no account
   * in `params.namespace`, or in any without one; else the account opens instead, unless `params.adding`.
   * `otherNetwork`: a wallet on an unsupported network.
   * @default no requirement
   */
  readonly needs?: 'account' | 'noAccount' | 'otherNetwork' | undefined
  /**
   * Control at the start of the header. `network`: button to choose a network. `help`: button to the guide about
   * wallets.
   * @default the Back button, where there is a view to return to
   */
  readonly start?: 'network' | 'help' | undefined
  onBack?(context: FeatureContext): void
  /** Called when the user closes the modal. True keeps the modal open. @default the modal closes */
  onLeave?(context: FeatureContext): boolean
  /** Keeps the page reachable for screen readers: the view shows an iframe whose element is outside of the modal. */
  readonly usesPage?: true | undefined
  /** Set if the view waits for a wallet request or a login; determines which view follows its success. */
  readonly connects?: 'wallet' | 'login' | undefined
  readonly resumes?: true | undefined
  readonly switches?: true | undefined
  /**
   * Analytics event to report when the user opens the view: its name, or the wallet that the user chose.
   * @default none
   */
  readonly event?: EventNameWithoutProperties | ((step: ViewNavigation) => ChosenWallet) | undefined
}
