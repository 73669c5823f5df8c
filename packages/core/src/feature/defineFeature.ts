import type { ReadableAtom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { Options } from '../modal/options.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { BaseFeatures, Features } from '../types/features.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Route } from '../types/views.js'
import type { FeatureContext } from './context.js'
import type { PermissionSource } from './permissionSource.js'
import type { SignInOptions } from './signInOptions.js'
import type { ViewBehavior } from './viewBehavior.js'
import type { WalletSource } from './walletSource.js'

/** Version of the feature contract. `createModal` rejects features of another version. */
export const FEATURE_CONTRACT_VERSION = 1

export interface AuthorizationRequest {
  readonly namespace: Namespace
  readonly walletId: string
  readonly account: Account
  readonly caipNetworkId: CaipNetworkId
  /** Connection of the account. Its wallet methods work already, e.g. to sign in. Only the modal may end it. */
  readonly connection: Connection
  /** True when the connection is restored without an action of the user, so that prompts should be avoided. */
  readonly isRestored: boolean
  /** True when the user has requested this connection, waits for it and can cancel it. */
  readonly isRequested: boolean
  readonly signal: AbortSignal
  /**
   * Wraps a promise that waits for the user, such as a signature. The timeout pauses until the promise settles, then
   * starts anew. The promise must settle when the user leaves the prompt.
   */
  whilePrompting<T>(answer: T | PromiseLike<T>): Promise<T>
}

export interface SignInDraftRequest {
  readonly namespace: Namespace
  readonly walletId: string
  readonly caipNetworkId: CaipNetworkId
  readonly signal: AbortSignal
}

export type FeatureEntry = FeatureRowEntry | SignInOptionsEntry

export interface FeatureRowEntry {
  /**
   * Place of the row. `Connect`: below the wallets. `Account`: among the actions. `ProfileWallets`: below the active
   * wallet. `Networks`: below the networks.
   */
  readonly on: 'Connect' | 'Account' | 'Networks' | 'ProfileWallets'
  /**
   * `row`: a row in the list. `action`: a button below the balance, in the order of `features.walletFeaturesOrder`;
   * features that it does not name come last.
   * @default 'row'
   */
  readonly as?: 'row' | 'action' | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Stroke icon in a box of 24: the `d` of an SVG path. */
  readonly icon: string
  /** Returns whether the row is shown. Called again when accounts or networks change. @default always */
  isOffered?(context: FeatureContext): boolean
  readonly onPress: (context: FeatureContext) => void
}

export interface AccountTab {
  /** Tab to show: `Tokens`, `NFTs`, `Activity`, or a name for which the React part of the feature has a component. */
  readonly name: string
  readonly title: string
  /** Returns whether the tab is shown. Called again when accounts or networks change. @default always */
  readonly isOffered?: ((context: FeatureContext) => boolean) | undefined
}

/** Adds custom content to Connect, e.g. sign-in fields. Its code loads with the view. */
export interface SignInOptionsEntry {
  readonly on: 'Connect'
  signInOptions(context: FeatureContext): ReadableAtom<SignInOptions>
  onShow?(context: FeatureContext): void
}

/**
 * Defines a capability of the modal as one object. All members but `id` are optional; none is called before the modal's
 * runtime has loaded.
 */
export interface FeatureDefinition<T = unknown> {
  readonly contract: number
  readonly id: string
  /** Default values of the feature's options in `options.features`. */
  readonly defaults?: Omit<Features, keyof BaseFeatures> | undefined
  isEnabled?(options: Options): boolean
  /** Ends the message of `FEATURE_MISSING`: what the app must do. @default to turn the feature on in `features` */
  readonly remedy?: string | undefined
  /**
   * Creates the feature's service, on first use and once per modal. End it when `context.signal` aborts. Apps get it by
   * `getFeature(modal, feature)`.
   */
  create?(context: FeatureContext): T
  /**
   * Runs once the modal's runtime has loaded: when the user first opens the modal, or earlier for returning users. Must
   * be quick, and only resume what an earlier visit left open.
   */
  start?(context: FeatureContext): void
  sources?(context: FeatureContext): readonly WalletSource[]
  guard?(route: Route, context: FeatureContext): Route | undefined
  /**
   * Authorizes an account on a network; false or a rejection refuses it. Runs before the app sees the connection. When
   * the user connects, it may take any time, because the user can cancel. Otherwise (a restore, a change by the wallet,
   * a connection made outside of the modal) it must answer within 10 s, or the account is refused with
   * `FEATURE_TIMED_OUT`; prompts pause this timeout ({@link AuthorizationRequest.whilePrompting}).
   */
  authorize?(account: AuthorizationRequest, context: FeatureContext): boolean | Promise<boolean>
  /**
   * Drafts a sign-in message for a wallet that can connect and sign in one request. In {@link authorize},
   * `connection.signedIn` then holds the signed message. After undefined or a rejection, the wallet only connects.
   */
  draftSignIn?(wanted: SignInDraftRequest, context: FeatureContext): Promise<SiwxDraft | undefined>
  onAccountChange?(
    change: { readonly namespace: Namespace; readonly account: Account | undefined },
    context: FeatureContext,
  ): void
  permissions?(context: FeatureContext): Promise<PermissionSource>
  readonly views?: Readonly<Record<string, ViewBehavior>> | undefined
  /** English texts by name. Apps translate them in `messages.features[id]` of the view layer. */
  readonly messages?: Readonly<Record<string, string>> | undefined
  readonly entries?: readonly FeatureEntry[] | undefined
  readonly tabs?: readonly AccountTab[] | undefined
  /** Loads the feature's part for each view layer, such as React. Core only stores this value. */
  readonly ui?: { readonly react?: (() => Promise<unknown>) | undefined } | undefined
}

export interface FeatureInstance {
  readonly definition: FeatureDefinition
  readonly featureContext: FeatureContext
}

export function defineFeature<T = undefined>(definition: Omit<FeatureDefinition<T>, 'contract'>): FeatureDefinition<T> {
  return { contract: FEATURE_CONTRACT_VERSION, ...definition }
}
