import type { ReadableAtom } from 'nanostores'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SwapArguments } from '../../types/viewArguments.js'
import type { SwapReceipt, SwapState, SwapToken } from './swapState.js'

export interface SwapController {
  readonly $state: ReadableAtom<SwapState>
  readonly $receipt: ReadableAtom<SwapReceipt | undefined>
  /** Opens the form with initial values. Without them, keeps what the user has entered. */
  begin(given?: SwapArguments): void
  watch(): Unsubscribe
  setToken(side: 'from' | 'to', token: SwapToken): void
  flip(): void
  /** Sets the amount. Returns false for text that is no amount of this token, or is ambiguous. */
  setAmount(text: string): boolean
  setMax(): void
  /** Accepts a percentage above 0 and up to 50, or `auto`. Returns false for any other text. */
  setSlippage(percent: string): boolean
  /** Reads a token by its address. Resolves to undefined for a text that is no address. Rejects if no node answers. */
  findToken(text: string, signal: AbortSignal): Promise<SwapToken | undefined>
  /** Keeps the shown offers as they are while the user presses the button, until the returned function is called. */
  hold(): Unsubscribe
  review(): boolean
  edit(): void
  /** Sends the approval if one is needed, else the swap. Does nothing if `offerId` is no longer the best offer. */
  submit(offerId: string): Promise<void>
  /** Requests new quotes from all providers. */
  refresh(): void
  /** Sends the wallet request again. The user may still approve the earlier one. */
  retry(): Promise<void>
  /** Resets the form. The user may still approve the open wallet request. */
  giveUp(): void
  /** Leaves the receipt: returns to the payment for which the user swapped, else to the account. */
  finish(): void
}
