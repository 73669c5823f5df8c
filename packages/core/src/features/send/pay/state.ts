import type { TransferQuote } from '../../../adapter/transfers.js'
import type { ModalError } from '../../../errors/ModalError.js'
import type { Account } from '../../../types/account.js'
import type { Payment } from './readPayment.js'

/** Somebody who could pay: the account in use of a connected wallet. */
export interface Payer {
  readonly walletId: string
  readonly account: Account
  /** What they have of what is paid, in its smallest unit. Undefined: it is not known yet. */
  readonly holds: bigint | undefined
  /** Its picture, as far as what they hold has one. */
  readonly iconUrl?: string | undefined
}

export type PayStep =
  | { readonly status: 'form' }
  | { readonly status: 'checking' | 'switching' | 'wallet'; readonly isSlow?: boolean | undefined }
  /** `mayBeSent`: the wallet had been asked, and what came back does not say that it refused. */
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }
  | { readonly status: 'paid'; readonly hash: string }

/** A payment, as the visitor sees it. */
export interface PayState {
  readonly payment: Payment | undefined
  readonly payers: readonly Payer[]
  readonly payer: Payer | undefined
  /** What it costs, said by the chain for this payer. */
  readonly quote: TransferQuote | undefined
  /** It could not be read. It is tried again. */
  readonly isUnread: boolean
  readonly step: PayStep
}

export const nothing: PayState = {
  payment: undefined,
  payers: [],
  payer: undefined,
  quote: undefined,
  isUnread: false,
  step: { status: 'form' },
}
