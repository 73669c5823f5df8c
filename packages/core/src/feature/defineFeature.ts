import type { ReadableAtom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Route } from '../types/views.js'
import type { AllowedSource } from './allowedSource.js'
import type { FeatureHost } from './host.js'
import type { ViewTraits } from './viewTraits.js'
import type { WalletSource } from './walletSource.js'
import type { Ways } from './ways.js'

/** Version of the feature contract. `createModal` refuses features of another. */
export const FEATURE_CONTRACT = 1

/** An account that wants in, at connecting, at restoring, or because the wallet changed to it, or went to another network. */
export interface AdmittedAccount {
  readonly namespace: Namespace
  readonly walletId: string
  readonly account: Account
  readonly caipNetworkId: CaipNetworkId
  /** What its wallet can do: the modal's own acts refuse an account that is not let in. To be left to the modal to end. */
  readonly connection: Connection
  /** It comes back from the last visit: the visitor has pressed nothing yet, and is asked only what must be. */
  readonly restored: boolean
  /** Somebody has just asked for this connection and waits for it: they can be asked in turn, and can give it up. */
  readonly asked: boolean
  /** Aborted when the attempt is given up, and when the time for an answer is over. */
  readonly signal: AbortSignal
  /**
   * Wraps what waits for the visitor, e.g. a signature or a press in a view of the feature's: the time for an answer stands
   * still until it settles, and begins anew then. What it waits for must end when the visitor turns away from it.
   */
  asking<T>(answer: T | PromiseLike<T>): Promise<T>
}

/** Who is about to connect. */
export interface WantedSignIn {
  readonly namespace: Namespace
  readonly walletId: string
  /** Where it will be. */
  readonly caipNetworkId: CaipNetworkId
  /** Aborted when the attempt is given up. */
  readonly signal: AbortSignal
}

/** What a feature adds to a view of ours: a row, a button, or a part that it draws by itself. */
export type Entry = RowEntry | WaysEntry

/** A row or a button. */
export interface RowEntry {
  /** `Connect`: below the wallets. `Account`: among what can be done. `ProfileWallets`: below the wallet in use. */
  readonly on: 'Connect' | 'Account' | 'ProfileWallets'
  /**
   * `row`: in the list. `action`: one of the few buttons below the balance of the account, in the order of
   * `features.walletFeaturesOrder` where that names the feature, else after those.
   * @default 'row'
   */
  readonly as?: 'row' | 'action' | undefined
  /** Name of the text in `messages`. */
  readonly title: string
  /** The line below it, likewise. */
  readonly text?: string | undefined
  /** A sign in a box of 24, drawn as a line: the `d` of an SVG path. */
  readonly icon: string
  /** Whether it is there now. Asked anew when accounts or networks change. @default always */
  isOffered?(host: FeatureHost): boolean
  /** What a press does. */
  readonly onPress: (host: FeatureHost) => void
}

/** A tab of the account: how it is drawn is in the half of the view layer, by the same name. */
export interface Tab {
  /** `Tokens`, `NFTs`, `Activity`, or one's own. */
  readonly name: string
  /** Name of its title in `messages`. */
  readonly title: string
  /** Whether it is there now. Asked anew when accounts or networks change. @default always */
  readonly isOffered?: ((host: FeatureHost) => boolean) | undefined
}

/** A part of Connect that a feature draws by itself, e.g. fields to sign in with. Its code comes when the view is on screen. */
export interface WaysEntry {
  readonly on: 'Connect'
  ways(host: FeatureHost): ReadableAtom<Ways>
  /** The view is on screen, and nothing is waited for. */
  onShow?(host: FeatureHost): void
}

/**
 * A capability as one object: everything that it needs, in one folder, known to nobody else. Each member is optional;
 * what is absent it does not do. Nothing of it runs before the modal's own late half is loaded.
 */
export interface FeatureDefinition<T = unknown> {
  /** The contract it was built against, stamped by {@link defineFeature}. */
  readonly contract: number
  /** Its prefix in storage, in the log and among the messages. */
  readonly id: string
  /**
   * Its stores and verbs: made on first use, once per modal, over with `host.signal`. Sites read it with
   * `getFeature(modal, feature)` of the actions.
   */
  create?(host: FeatureHost): T
  /**
   * The modal's late half is there: with the first press, or before it for who was here before. For what it left undone the last
   * time, and nothing that takes long.
   */
  start?(host: FeatureHost): void
  /** Ways to reach wallets that it brings. Called once. */
  sources?(host: FeatureHost): readonly WalletSource[]
  /** What it says to a route before that is shown: another one to show in its place. */
  guard?(route: Route, host: FeatureHost): Route | undefined
  /**
   * False or a rejection keeps an account out, on the network on which it was asked about. Asked before anything is told of it. At connecting the visitor waits and can
   * give it up. Elsewhere (restoring, the wallet's own change, a connection of other code) no answer within 10 s is a no,
   * `FEATURE_TIMED_OUT`; what the visitor takes to answer does not count ({@link AdmittedAccount.asking}).
   */
  admit?(account: AdmittedAccount, host: FeatureHost): boolean | Promise<boolean>
  /**
   * What a wallet that can connect and sign in one question is to sign. Asked for when somebody connects such a wallet; what it signed
   * is `connection.signedIn` in {@link admit}. Undefined or a rejection: it is only to connect.
   */
  draftSignIn?(wanted: WantedSignIn, host: FeatureHost): Promise<SiwxDraft | undefined>
  /** The account in use of a namespace is another one, or none any more. */
  onAccountChange?(
    change: { readonly namespace: Namespace; readonly account: Account | undefined },
    host: FeatureHost,
  ): void
  /** Loads what tells of things that visitors have allowed with it, and stops them. Loaded when somebody looks at what they have allowed. */
  allowed?(host: FeatureHost): Promise<AllowedSource>
  /** Its views by name, as others have to know them. How they are drawn is in {@link ui}. */
  readonly views?: Readonly<Record<string, ViewTraits>> | undefined
  /** Its texts in English, by name. A site translates them in `messages.features[id]` of its view layer. */
  readonly messages?: Readonly<Record<string, string>> | undefined
  /** What it adds to views of ours. */
  readonly entries?: readonly Entry[] | undefined
  /** Its tabs on the account, after those of the features before it. */
  readonly tabs?: readonly Tab[] | undefined
  /** Its half in each view layer, loaded when one of its views is shown. What it holds is the view layer's business. */
  readonly ui?: { readonly react?: (() => Promise<unknown>) | undefined } | undefined
}

/** A feature in one modal. */
export interface ComposedFeature {
  readonly definition: FeatureDefinition
  readonly host: FeatureHost
}

/** Gives a feature its types and stamps the contract. */
export function defineFeature<T = undefined>(definition: Omit<FeatureDefinition<T>, 'contract'>): FeatureDefinition<T> {
  return { contract: FEATURE_CONTRACT, ...definition }
}
