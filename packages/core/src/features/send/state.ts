import type { FeeChoice, Simulation, TransferQuote } from '../../adapter/transfers.js'
import type { ModalError } from '../../errors/ModalError.js'
import type { PaymentRefusal } from '../../payment/payment.js'
import type { Account } from '../../types/account.js'
import type { ActivityStatus } from '../../types/activity.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { NftId } from '../../types/nft.js'
import type { TokenInfo, TokenPrice } from '../../types/token.js'
import type { Lookalike } from '../../utils/lookalikes.js'

/** A token that could be sent, with what the account holds of it. */
export interface SendToken extends TokenInfo {
  /** Absent while nobody has said. */
  readonly amount?: bigint | undefined
  readonly price?: TokenPrice | undefined
  /** Which one of its contract, where that has many. */
  readonly nft?: NftId | undefined
}

/**
 * Why a receiver is not taken, beyond what the parser says. `mistyped`: an address of some kind of networks
 * whose checksum does not fit. `otherChain`: an address of another kind of networks.
 * `otherNetwork`: of another network of the same kind. `otherNames`: a name of another kind of networks. `nobody`: a name
 * that leads nowhere. `unreachable`: who knows names did not answer. `contract`: the token itself. `token`: what is asked for
 * cannot be found.
 */
export type ReceiverRefusal =
  | PaymentRefusal
  | 'mistyped'
  | 'otherChain'
  | 'otherNetwork'
  | 'otherNames'
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
      /** The name may imitate another one. */
      readonly isLookalikeName: boolean
      /**
       * Whether something was sent there before. `never`: the whole history is known, and it is not in it. `unseen`: not as
       * far as can be seen. `unknown`: it is still being looked up.
       */
      readonly past: 'sent' | 'never' | 'unseen' | 'unknown'
      /** Among so many transactions of the account nothing was sent there. 0: nobody can say. */
      readonly seen: number
      readonly isSelf: boolean
      /** Nobody has the keys of it. */
      readonly isLost: boolean
      readonly lookalike?: Lookalike | undefined
    }

/** What came with a request to pay. Words of whoever made it. */
export interface SendNote {
  readonly label?: string | undefined
  readonly message?: string | undefined
  readonly memo?: string | undefined
  readonly references?: readonly string[] | undefined
}

export interface QuoteState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The last one of this token. */
  readonly quote?: TransferQuote | undefined
  readonly error?: ModalError | undefined
}

/**
 * How far it has come. `isSlow`: for longer than most take. `moved`: where the wallet went while it was asked. `stopped`: the
 * wallet went elsewhere before anything was sent.
 */
export type SendStep =
  | { readonly status: 'form' | 'review' }
  | {
      readonly status: 'checking' | 'switching' | 'wallet'
      readonly isSlow?: boolean | undefined
      readonly moved?: 'account' | 'network' | undefined
    }
  | { readonly status: 'stopped'; readonly what: 'account' | 'network' }
  /** `mayBeSent`: the wallet had been asked, and what came back does not say that it refused. */
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }

/** Sending, as the visitor sees it. Amounts are decimal text in whole tokens. */
export interface SendState {
  readonly token: SendToken | undefined
  readonly sendTokenAmount: string | undefined
  readonly receiverAddress: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  readonly receiverProfileName: string | undefined
  /** What the account holds on this network, as far as prices are known. */
  readonly networkBalanceInUSD: string | undefined
  readonly loading: boolean
  readonly tokenBalances: readonly SendToken[]

  readonly namespace: Namespace | undefined
  readonly network: Network | undefined
  readonly from: Account | undefined
  /** Where the visitor was before a request, or whoever led here, named another network. */
  readonly movedFrom: Network | undefined
  readonly receiver: ReceiverState
  readonly note: SendNote
  /** As much as there is: it follows the fee. */
  readonly isMax: boolean
  readonly feeId: FeeChoice['id'] | undefined
  readonly quote: QuoteState
  readonly simulation: Simulation | { readonly status: 'trying' } | undefined
  readonly step: SendStep
}

/** What was sent, and what became of it. */
export interface SendReceipt {
  /** Of what is on the chain: a wallet may have sent it anew at a higher fee. */
  readonly hash: string
  readonly status: ActivityStatus
  readonly amount: string
  readonly token: SendToken
  readonly network: Network
  readonly to: string
  readonly name: string | undefined
}

export const emptySend: SendState = {
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
