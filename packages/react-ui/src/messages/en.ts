import type { ErrorSentences } from '@foyer/core/ui/connect'
import type { enActivity } from './enActivity.js'
import type { enAllowed } from './enAllowed.js'
import type { enAmount } from './enAmount.js'
import type { enApproval } from './enApproval.js'
import type { enAsking } from './enAsking.js'
import type { enAssets } from './enAssets.js'
import type { enConnecting } from './enConnecting.js'
import type { enConsent } from './enConsent.js'
import type { enLater } from './enLater.js'
import type { enNames } from './enNames.js'
import type { enNfts } from './enNfts.js'
import type { enOnramp } from './enOnramp.js'
import type { enPay } from './enPay.js'
import type { enPurchase } from './enPurchase.js'
import type { enReceive } from './enReceive.js'
import type { enScan } from './enScan.js'
import type { enSend } from './enSend.js'
import type { enSending } from './enSending.js'
import type { enSignIn } from './enSignIn.js'
import type { enSiwx } from './enSiwx.js'
import type { enSmartSessions } from './enSmartSessions.js'
import type { enSwap } from './enSwap.js'
import type { enSwapping } from './enSwapping.js'

/** The texts of the first view and of what surrounds all views. The others come with the views that need them. */
export const en = {
  /** What dates are written in: a BCP 47 tag, `de` or `pt-BR`. */
  language: 'en-US',
  common: {
    back: 'Back',
    close: 'Close',
    tryAgain: 'Try again',
    opensInNewTab: 'opens in a new tab',
    loading: 'Loading',
    clearSearch: 'Clear search',
    thisSite: 'this site',
    account: 'Account',
    network: (network: string) => `Network: ${network}. Change network`,
  },
  connect: {
    title: 'Connect a wallet',
    titleOf: (site: string) => `Connect to ${site}`,
    titleFor: (network: string) => `Connect ${/^[aeiou]/i.test(network) ? 'an' : 'a'} ${network} wallet`,
    recent: 'Recent',
    installed: 'Installed',
    get: 'Get',
    whatIsAWallet: 'What is a wallet?',
    newHere: 'New here?',
    whatIsAWalletLink: 'What is a wallet',
    legal: 'By continuing you agree to the',
    terms: 'Terms',
    and: 'and',
    privacy: 'Privacy Policy',
    emptyTitle: 'No wallet in this browser',
    emptyText: 'Add a wallet to this browser, or open this page in the browser of your wallet app.',
    getAWallet: 'Get a wallet',
    withWallet: 'Continue with a wallet',
    allWallets: 'All wallets',
    phoneWallet: 'Phone wallet',
    openApp: 'Open a wallet app',
    qrCode: 'QR code',
    namespaces: (count: number) => `Works with ${count} network types`,
    oneOf: (from: string, index: number, of: number) => `${from}, ${index} of ${of}`,
    disguised: (from: string) => `Not spelled as it looks: ${from}`,
  },
  stop: {
    title: 'Stop waiting?',
    stop: 'Stop',
    keep: 'Keep waiting',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This screen could not be shown. Your wallet is not affected.',
    unloadedTitle: 'This screen could not be loaded',
    unloaded: 'Check your connection and try again.',
    unknown: 'This screen does not exist.',
    back: 'Go back',
  },
} as const

type Loosen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Loosen<T[K]> }

export type SignInMessages = Loosen<typeof enSignIn & typeof enApproval & typeof enConsent>
export type ConnectingMessages = Loosen<typeof enConnecting>
/** What a visitor with a wallet has and does, by feature. */
export type WalletMessages = Loosen<{
  readonly assets: typeof enAssets
  readonly receive: typeof enReceive
  readonly amount: typeof enAmount
  readonly send: typeof enSend
  readonly sending: typeof enSending
  readonly scan: typeof enScan
  readonly activity: typeof enActivity
  readonly allowed: typeof enAllowed
  readonly names: typeof enNames
  readonly nfts: typeof enNfts
  readonly onramp: typeof enOnramp
  readonly pay: typeof enPay
  readonly purchase: typeof enPurchase
  readonly asking: typeof enAsking
  readonly siwx: typeof enSiwx
  readonly smartSessions: typeof enSmartSessions
  readonly swap: typeof enSwap
  readonly swapping: typeof enSwapping
}>
export type LaterMessages = Loosen<typeof enLater>

/**
 * Every text a visitor can read, without its English wording, but for what errors say (`errorSentences`, which come when
 * there is one). A whole translation is an object of this shape, with its own `errors`.
 */
export type Messages = Loosen<typeof en> &
  LaterMessages & {
    readonly signIn: SignInMessages
    readonly wallet: WalletMessages
    /** @default `errorSentences` of `@foyer/core/actions`, which are English */
    readonly errors?: ErrorSentences | undefined
    /** The texts of features, by the feature's id and the name of the text. @default the features' own */
    readonly features?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  }

/** What the views that follow the first one have at hand. */
export type ViewMessages = FirstMessages & LaterMessages

type Some<T> = T extends string | readonly unknown[] | ((...args: never) => string)
  ? T
  : { readonly [K in keyof T]?: Some<T[K]> | undefined }

/** Some of the texts, or all, as they are given to `reactUi({ messages })`. What is left out is English, or the feature's own. */
export type Translation = Some<Omit<Messages, 'features'>> & Pick<Messages, 'features'>

/** What is at hand: a translation, and of English the first texts. */
export type FirstMessages = Loosen<typeof en> & Translation
