import type { FeeChoice, Simulation, TransferQuote } from '../../adapter/transfers.js'
import type { CallDescription } from '../../clearSigning/types.js'
import type { ModalError } from '../../errors/ModalError.js'
import type { PaymentRefusal } from '../../payment/payment.js'
import type { Account } from '../../types/account.js'
import type { ActivityConflict, ActivityStatus } from '../../types/activity.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { NftId } from '../../types/nft.js'
import type { TokenInfo, TokenPrice } from '../../types/token.js'
import type { AddressLookalike } from '../../utils/lookalikes.js'

export interface SendToken extends TokenInfo {
  readonly amount?: bigint | undefined
  readonly price?: TokenPrice | undefined
  readonly nft?: NftId | undefined
}

/**
 * Reason for not accepting a text as receiver, in addition to those of `PaymentRefusal`. `mistyped`: wrong checksum.
 * `otherNamespace`, `nameOfOtherNamespace`: an address or name of another namespace. `otherNetwork`: an address of another network.
 * `nobody`: the name is not registered. `unreachable`: the name service did not answer. `contract`: the token's own
 * address. `token`: the payment request names an unknown token.
 */
export type ReceiverRefusal =
  | PaymentRefusal
  | 'mistyped'
  | 'otherNamespace'
  | 'otherNetwork'
  | 'nameOfOtherNamespace'
  | 'nobody'
  | 'unreachable'
  | 'contract'
  | 'token'

export type ReceiverState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly text: string }
  | { readonly status: 'refused'; readonly text: string; readonly reason: ReceiverRefusal }
  | {
      readonly status: 'ready'
      readonly text: string
      readonly address: string
      readonly isLookalikeName: boolean
      /**
       * Tells whether the account has sent to this address before. `never`: not in its complete history. `unseen`: not
       * in the part of the history that is loaded. `unknown`: the history is still loading.
       */
      readonly past: 'sent' | 'never' | 'unseen' | 'unknown'
      readonly seen: number
      readonly isSelf: boolean
      readonly isLost: boolean
      readonly lookalike?: AddressLookalike | undefined
    }

export interface SendNote {
  readonly label?: string | undefined
  readonly message?: string | undefined
  readonly memo?: string | undefined
  readonly references?: readonly string[] | undefined
}

export interface SendQuoteState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly quote?: TransferQuote | undefined
  readonly error?: ModalError | undefined
}

/**
 * `isSlow`: the step takes longer than usual. `moved`: what the user changed while the wallet shows the request.
 * `stopped`: the user changed it before the request, so nothing was sent.
 */
export type SendStep =
  | { readonly status: 'form' | 'review' }
  | {
      readonly status: 'checking' | 'switching' | 'wallet'
      readonly isSlow?: boolean | undefined
      readonly moved?: 'account' | 'network' | undefined
    }
  | { readonly status: 'stopped'; readonly what: 'account' | 'network' }
  /** `mayBeSent`: the wallet received the request and did not clearly reject it, so a transaction may exist. */
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }

/** Amounts are in whole tokens, as decimal text. */
export interface SendState {
  readonly token: SendToken | undefined
  readonly sendTokenAmount: string | undefined
  readonly receiverAddress: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  readonly receiverProfileName: string | undefined
  readonly networkBalanceInUSD: string | undefined
  readonly loading: boolean
  readonly tokenBalances: readonly SendToken[]

  readonly namespace: Namespace | undefined
  readonly network: Network | undefined
  readonly from: Account | undefined
  readonly movedFrom: Network | undefined
  readonly receiver: ReceiverState
  readonly note: SendNote
  readonly isMax: boolean
  readonly feeId: FeeChoice['id'] | undefined
  readonly quote: SendQuoteState
  readonly simulation: Simulation | { readonly status: 'trying' } | undefined
  /** Description of a token transfer's call by a signed descriptor. */
  readonly description?: CallDescription | undefined
  readonly step: SendStep
}

export interface SendReceipt {
  /** Current hash of the transaction. It changes when the wallet replaces the transaction, e.g. to raise the fee. */
  readonly hash: string
  /** Wallet's id of sponsored calls. `hash` equals it until the wallet reports one. */
  readonly callsId?: string | undefined
  readonly status: ActivityStatus
  readonly conflict?: ActivityConflict | undefined
  readonly sources?: readonly string[] | undefined
  readonly amount: string
  readonly token: SendToken
  readonly network: Network
  readonly to: string
  readonly name: string | undefined
}

export const initialSendState: SendState = {
  token: undefined,
  sendTokenAmount: undefined,
  receiverAddress: undefined,
  receiverProfileImageUrl: undefined,
  receiverProfileName: undefined,
  networkBalanceInUSD: undefined,
  loading: false,
  tokenBalances: [],
  namespace: undefined,
  network: undefined,
  from: undefined,
  movedFrom: undefined,
  receiver: { status: 'empty' },
  note: {},
  isMax: false,
  feeId: undefined,
  quote: { status: 'idle' },
  simulation: undefined,
  step: { status: 'form' },
}
