import type { Prompt } from './prompts'
import type { AnnounceTime, ProviderMessage } from './types'

export type PromptKind =
  | 'unlock'
  | 'connect'
  | 'signIn'
  | 'message'
  | 'typedData'
  | 'transaction'
  | 'switch'
  | 'add'
  | 'watch'

/** `never` leaves the request open until `release`; `panel` shows it to a person. */
export type WalletAnswer = 'approve' | 'reject' | 'never' | 'panel'

export interface WalletBehavior {
  readonly answer: WalletAnswer
  /** Milliseconds until an `approve` or `reject`. @default the script's `delay` */
  readonly delay?: number
  /** Positions of the accounts that `connect` shares. @default the selected one */
  readonly accounts?: readonly number[]
  /** Error of a `reject`. @default 4001 */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

export type SwitchErrorCode = 4902 | 5000 | -32603 | 32603

export type AddChainResult = 'approve' | 'reject' | 'fail'

export interface ScriptSetup {
  readonly mode?: WalletAnswer
  readonly delay?: number
  readonly next?: readonly (WalletAnswer | WalletBehavior)[]
  readonly switchErrorCode?: SwitchErrorCode
  readonly addResult?: AddChainResult
}

export interface LoggedRequest {
  readonly method: string
  readonly params: unknown
  readonly outcome: 'pending' | 'done' | 'failed'
  /** Error code of a failed request. */
  readonly code?: number
}

/** Lets a test act as the wallet's user. Positions are indexes into the wallet's accounts, from 0. */
export interface WalletUserScript {
  mode(mode: WalletAnswer): void
  /** Milliseconds before each scripted answer. */
  delay(ms: number): void
  /** Sets the answers to the next prompts; afterwards `mode` applies again. */
  next(behaviours: readonly (WalletAnswer | WalletBehavior)[]): void
  /** Emits the events of the next answer twice. */
  answerTwice(): void
  /**
   * Answers all open prompts and returns their number. `accounts` are the positions that a connecting app gets.
   * @default approve
   */
  release(answer?: 'approve' | 'reject', accounts?: readonly number[]): number
  open(): PromptKind[]
  /** Lists what the open prompts show, oldest first. */
  prompts(): Prompt[]
  /** Selects an account; a connected app sees it first, or with `only` as its single one. */
  switchAccount(position: number, options?: { readonly only?: boolean }): void
  addAccountToSite(position: number): void
  lock(): void
  unlock(): void
  /** Lists the app's requests, oldest first. */
  log(): LoggedRequest[]
  clearLog(): void
}

export interface PageWalletScript extends WalletUserScript {
  /**
   * Revokes the app's permission; the app can request it again. EVM wallets emit an empty accountsChanged, then
   * disconnect.
   */
  disconnectSite(): void
  /** Announces the wallet now, whatever its option `announce`. */
  announce(): void
}

export interface EvmWalletScript extends PageWalletScript {
  /** Switches to any chain, also to one unknown to app and wallet. */
  switchChain(chainId: number): void
  /** Disconnects all chains; requests fail with 4900. */
  goOffline(): void
  goOnline(): void
  message(message: ProviderMessage): void
  setSwitchErrorCode(code: SwitchErrorCode): void
  /** Sets the result of adding a chain, whatever the mode. `undefined` follows the mode. */
  setAddResult(result: AddChainResult | undefined): void
}

/**
 * `assets`: returns its accounts' assets (EIP-7811). `calls`: executes several calls as one (EIP-5792). `paymaster`: lets
 * a paymaster of the app pay the fee of calls (ERC-7677).
 */
export type ExtraMethods = 'assets' | 'calls' | 'paymaster'

/**
 * Names a deviation from the standard. `keplr`: while locked, fails to return accounts and opens its window for other
 * requests.
 */
export type WalletQuirk = 'keplr'

/** Set as `window.__sandboxScript` before the wallets' script runs. */
export interface WalletSetup extends ScriptSetup {
  readonly announce?: AnnounceTime
  readonly legacy?: boolean
  readonly locked?: boolean
  readonly knownChains?: readonly number[]
  readonly chainId?: number
  readonly panel?: 'off' | 'shadow' | 'iframe'
  readonly panelRoot?: 'open' | 'closed'
  readonly panelHost?: 'late' | 'early'
  readonly extras?: readonly ExtraMethods[]
  readonly manner?: WalletQuirk
}

export interface PageSetup extends WalletSetup {
  /** Overrides by the wallet's rdns. */
  readonly wallets?: Readonly<Record<string, WalletSetup>>
}
