import type { ErrorSentences, ErrorTitles } from '@foyer/core/internal/connect'
import type { enConsent } from '../features/consent/texts.js'
import type { enApproval } from '../features/embedded/approvalTexts.js'
import type { enSignIn } from '../features/embedded/signInTexts.js'
import type { enAmount } from './enAmount.js'
import type { enConnecting } from './enConnecting.js'
import type { enLazy } from './enLazy.js'
import type { enPendingRequests } from './enPendingRequests.js'
import type { enSend } from './enSend.js'
import type { enServers } from './enServers.js'
import type { enTransaction } from './enTransaction.js'
import type { enTransferReview } from './enTransferReview.js'

/** Texts of the first view and of the modal's frame. Other texts load with their views. */
export const en = {
  /** Language of dates: a BCP 47 tag, `de` or `pt-BR`. */
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
    legal: (page: string, other?: string) => `By continuing you agree to the ${other ? `${page} and ${other}` : page}.`,
    terms: 'Terms',
    privacy: 'Privacy Policy',
    emptyTitle: 'No wallet in this browser',
    emptyText: 'Install a wallet extension, or open this page in your wallet app.',
    getAWallet: 'Get a wallet',
    withWallet: 'Continue with a wallet',
    allWallets: 'All wallets',
    phoneWallet: 'Phone wallet',
    openApp: 'Open a wallet app',
    qrCode: 'QR code',
    namespaces: (count: number) => `Works with ${count} network types`,
    oneOf: (from: string, index: number, of: number) => `${from}, ${index} of ${of}`,
    disguised: (from: string) => `Contains look-alike characters: ${from}`,
  },
  stop: {
    title: 'Stop waiting?',
    stop: 'Stop',
    keep: 'Keep waiting',
  },
  broken: {
    title: 'Something went wrong',
    text: 'We couldn’t show this screen. Your wallet isn’t affected.',
    unloadedTitle: 'Couldn’t load this screen',
    unloaded: 'Check your connection and try again.',
    unknownTitle: 'Not found',
    unknown: 'This screen doesn’t exist',
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
/** English texts of the views that need a connected wallet. A feature adds its own by declaration merging. */
export interface WalletTexts {
  readonly amount: typeof enAmount
  readonly send: typeof enSend
  readonly sending: typeof enTransferReview
  readonly asking: typeof enTransaction
  readonly requests: typeof enPendingRequests
}

export type WalletMessages = Loosen<WalletTexts>
export type LazyMessages = Loosen<typeof enLazy>
export type ServerMessages = Loosen<typeof enServers>

/** All texts of the modal, as the shape of a complete translation. */
export type Messages = Loosen<typeof en> &
  LazyMessages & {
    readonly signIn: SignInMessages
    readonly servers: ServerMessages
    readonly wallet: WalletMessages
    /**
     * Sentences by error code, and titles by `{code}_TITLE`. @default `errorSentences` and `errorTitles` of
     * `@foyer/core/actions`, in English
     */
    readonly errors?: (ErrorSentences & ErrorTitles) | undefined
    /** Texts of features by feature id and text id. @default the features' own */
    readonly features?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  }

export type ViewMessages = FirstViewMessages & LazyMessages

type Some<T> = T extends string | readonly unknown[] | ((...args: never) => string)
  ? T
  : { readonly [K in keyof T]?: Some<T[K]> | undefined }

/** Partial translation for `reactUi({ messages })`. Missing texts are English, or the feature's own. */
export type Translation = Some<Omit<Messages, 'features'>> & Pick<Messages, 'features'>

/** A translation merged with the English texts of the first view. */
export type FirstViewMessages = Loosen<typeof en> & Translation
