import type { ReadableAtom } from 'nanostores'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SwapArguments } from '../../types/views.js'
import type { SwapReceipt, SwapState, SwapToken } from './state.js'

/** Swapping in the modal: what the visitor has entered, what it would bring, and how far it has come. */
export interface Swapping {
  readonly $state: ReadableAtom<SwapState>
  /** What was swapped last. */
  readonly $receipt: ReadableAtom<SwapReceipt | undefined>
  /** Begins anew, or goes on with what was entered or is under way where nothing is asked for. */
  begin(given?: SwapArguments): void
  /** Keeps what the account owns, and offers, fresh while a view shows them. */
  watch(): Unsubscribe
  /** The one that is on the other side: they trade places. */
  setToken(side: 'from' | 'to', token: SwapToken): void
  flip(): void
  /** What was typed. False where it is no amount of this token, or could be two. */
  setAmount(text: string): boolean
  setMax(): void
  /** In percent. `auto`: as much as the last offers moved. False where it is none above 0 and up to 50. */
  setSlippage(percent: string): boolean
  /** The token of a pasted address. Undefined: there is none. Rejects where nobody answers. */
  findToken(text: string, signal: AbortSignal): Promise<SwapToken | undefined>
  /** Nothing that is shown of offers changes until the undo is called: a button is pressed. */
  hold(): Unsubscribe
  /** To looking it over. False where something is missing. */
  review(): boolean
  /** Back to the form. */
  edit(): void
  /**
   * Does what comes next, once: allows, swaps, or asks again what was declined. Nothing happens where `offerId` is not the best
   * offer of now: what was pressed is not what would be done.
   */
  submit(offerId: string): Promise<void>
  /** Reads anew what could not be read. */
  retry(): void
  /** Asks a wallet again that does not answer. What it was asked before it may still do as well. */
  askAgain(): Promise<void>
  /** Nobody waits any more: the form is empty. What was asked may still happen. */
  giveUp(): void
}
