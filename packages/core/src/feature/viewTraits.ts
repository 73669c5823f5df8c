import type { AnalyticsEvents } from '../services/analytics/events.js'
import type { FeatureHost } from './host.js'

/** A step forward to a view, for analytics. */
export interface ViewStep {
  readonly params: Readonly<Record<string, unknown>> | undefined
  /** The view before it. */
  readonly from: string | undefined
  readonly isMobile: boolean
}

/** Events whose name says it all. */
export type Click = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends undefined ? Name : never
}[keyof AnalyticsEvents]

/** A wallet was chosen. */
export interface ChosenWallet {
  readonly walletId: string
  readonly platform: 'qrcode' | 'mobile' | 'browser'
}

/** What a view says of itself to the header, to Back, to routes and to analytics. What is absent is as for most. */
export interface ViewTraits {
  /**
   * For whom it is. `account`: it speaks of a connected account: without one it leads to Connect, and it ends when nobody is
   * connected any more. `noAccount`: it is for connecting: whoever is connected (in the `namespace` of its params, where they
   * name one) is led to their account, unless its params say that one is being added (`adding`). `otherNetwork`: it is for a
   * wallet on a network that the site does not have. @default everybody
   */
  readonly needs?: 'account' | 'noAccount' | 'otherNetwork' | undefined
  /** At the start of the header. `network`: the choice of the network. `help`: what a wallet is. @default Back, where there is a view before it */
  readonly start?: 'network' | 'help' | undefined
  /** What Back does. @default one step back, or closing where there is none */
  onBack?(host: FeatureHost): void
  /** The visitor wants to close the modal, from within or beside it. True: the view has its own answer, and the modal stays. @default it closes */
  onLeave?(host: FeatureHost): boolean
  /** What lies behind the modal must stay within reach of a screen reader: a frame of the page belongs to this view. */
  readonly usesPage?: true | undefined
  /** A wallet is asked here, or the visitor signs in to one: what comes after success follows it. */
  readonly connects?: 'wallet' | 'login' | undefined
  /** Whoever connects a wallet from here comes back to it. @default the modal closes */
  readonly resumes?: true | undefined
  /** A wallet is asked to go to another network here: it is left when that fails. */
  readonly switches?: true | undefined
  /** What is told of a step forward to it: an event, or which wallet was chosen by that. @default nothing */
  readonly event?: Click | ((step: ViewStep) => ChosenWallet) | undefined
}
