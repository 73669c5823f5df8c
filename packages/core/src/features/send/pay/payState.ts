import type { TransferQuote } from '../../../adapter/transfers.js'
import type { ModalError } from '../../../errors/ModalError.js'
import type { Account } from '../../../types/account.js'
import type { TokenPrice } from '../../../types/token.js'
import type { Payment } from './parsePayRequest.js'

export interface Payer {
  readonly walletId: string
  readonly account: Account
  readonly holds: bigint | undefined
  readonly iconUrl?: string | undefined
  readonly price?: TokenPrice | undefined
  /** Price of the native coin, in which the fee is paid. */
  readonly coinPrice?: TokenPrice | undefined
}

export type PayStep =
  | { readonly status: 'form' }
  | { readonly status: 'checking' | 'switching' | 'wallet'; readonly isSlow?: boolean | undefined }
  /** `mayBeSent`: the wallet received the request and did not clearly reject it, so a transaction may exist. */
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }
  | { readonly status: 'paid'; readonly hash: string }

export interface PayState {
  readonly payment: Payment | undefined
  readonly payers: readonly Payer[]
  readonly payer: Payer | undefined
  readonly quote: TransferQuote | undefined
  readonly isUnread: boolean
  readonly step: PayStep
}

export const initialPayState: PayState = {
  payment: undefined,
  payers: [],
  payer: undefined,
  quote: undefined,
  isUnread: false,
  step: { status: 'form' },
}
