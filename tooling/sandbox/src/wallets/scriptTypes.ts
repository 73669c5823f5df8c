import type { Announce, ProviderMessage } from './types'

/** What a request that needs a person's word is about. At most one of each is open at a time. */
export type AskKind =
  | 'unlock'
  | 'connect'
  | 'signIn'
  | 'message'
  | 'typedData'
  | 'transaction'
  | 'switch'
  | 'add'
  | 'watch'

/** `never` holds the request until `release`; `panel` leaves it to a person. */
export type Answer = 'approve' | 'reject' | 'never' | 'panel'

export interface Behaviour {
  readonly answer: Answer
  /** Milliseconds until an `approve` or `reject`. Default: what `delay` set. */
  readonly delay?: number
  /** For a connect: positions of the accounts the site gets. Default: the selected one. */
  readonly accounts?: readonly number[]
  /** What a `reject` throws. Default: 4001. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

export type SwitchErrorCode = 4902 | 5000 | -32603 | 32603

export type AddResult = 'approve' | 'reject' | 'fail'

export interface ScriptSetup {
  readonly mode?: Answer
  readonly delay?: number
  readonly next?: readonly (Answer | Behaviour)[]
  readonly switchErrorCode?: SwitchErrorCode
  readonly addResult?: AddResult
}

/** One request as it arrived, and how it ended. */
export interface LoggedRequest {
  readonly method: string
  readonly params: unknown
  readonly outcome: 'pending' | 'done' | 'failed'
  /** Set when `failed`. */
  readonly code?: number
}

/** What a test can make the owner of any wallet do. Positions count the wallet's own accounts from 0. */
export interface OwnerScript {
  /** How requests are answered from now on. */
  mode(mode: Answer): void
  /** Milliseconds before each scripted answer. */
  delay(ms: number): void
  /** Behaviours of the next requests that need a word, before `mode` counts again. */
  next(behaviours: readonly (Answer | Behaviour)[]): void
  /** The next answer tells its events twice; the promise of course settles once. */
  answerTwice(): void
  /** Answers everything that is open, held, delayed or shown. Gives how many. Default: approve. */
  release(answer?: 'approve' | 'reject'): number
  /** What waits for a word right now. */
  open(): AskKind[]
  /** Selects an account; a connected site gets it in first place, or with `only` as its single one. */
  switchAccount(position: number, options?: { readonly only?: boolean }): void
  /** A connected site also sees this account from now on. */
  addAccountToSite(position: number): void
  lock(): void
  unlock(): void
  /** All requests so far, oldest first. */
  log(): LoggedRequest[]
  clearLog(): void
}

/** Of a wallet that a page may find late, and that its owner may take a site out of. */
export interface PageWalletScript extends OwnerScript {
  /** The owner removes the site, which may ask again. Of EVM: accountsChanged with none, then disconnect. */
  disconnectSite(): void
  /** Announces now, also with `announce: 'manual'`, `'never'` or a late one. */
  announce(): void
}

/** Everything a test can make the owner of a wallet of EVM do. */
export interface WalletScript extends PageWalletScript {
  /** To any chain, also one that neither the site nor the wallet lists. */
  switchChain(chainId: number): void
  /** The wallet loses all its chains: disconnect, and every request fails with 4900. */
  goOffline(): void
  goOnline(): void
  message(message: ProviderMessage): void
  setSwitchErrorCode(code: SwitchErrorCode): void
  /** How adding a chain ends, whatever the mode; `undefined` follows the mode again. */
  setAddResult(result: AddResult | undefined): void
}

/** `assets`: it tells what its accounts hold (EIP-7811). `calls`: it does several calls as one (EIP-5792). */
export type Extra = 'assets' | 'calls'

/**
 * Whose ways it has beyond the standard's. `keplr`: while it is locked it fails to tell its accounts, and opens its window
 * for whatever else it is asked, whether or not the site was let in.
 */
export type Manner = 'keplr'

/** What a page may prepare before the bundle runs, as `window.__sandboxScript`. */
export interface WalletSetup extends ScriptSetup {
  readonly announce?: Announce
  readonly legacy?: boolean
  readonly locked?: boolean
  readonly knownChains?: readonly number[]
  readonly chainId?: number
  readonly panel?: 'off' | 'shadow' | 'iframe'
  readonly panelRoot?: 'open' | 'closed'
  readonly panelHost?: 'late' | 'early'
  readonly extras?: readonly Extra[]
  readonly manner?: Manner
}

export interface PageSetup extends WalletSetup {
  /** For one wallet only, by rdns; goes before what is said for all. */
  readonly wallets?: Readonly<Record<string, WalletSetup>>
}
