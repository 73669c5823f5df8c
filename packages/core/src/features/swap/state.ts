import type { AssetChange } from '../../adapter/transfers.js'
import type { ModalError } from '../../errors/ModalError.js'
import type { Account } from '../../types/account.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenPrice } from '../../types/token.js'

/** A token that can be swapped, with what the account holds of it. */
export interface SwapToken {
  readonly caipNetworkId: CaipNetworkId
  /** Absent: the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUri?: string | undefined
  /** What is held, in the smallest unit. Absent: nobody has said. */
  readonly amount?: bigint | undefined
  /** The same in whole tokens, decimal text. */
  readonly quantity?: string | undefined
  readonly price?: TokenPrice | undefined
  /** What is held is worth so much, in the currency of the price. Decimal text. */
  readonly value?: string | undefined
  /** False: neither a provider nor a list names it. */
  readonly isListed: boolean
  /** One that is listed, and that this one looks like without being it. */
  readonly imitates?: Pick<SwapToken, 'symbol' | 'name' | 'address'> | undefined
}

/** What one provider offers. */
export interface SwapOffer {
  /** Another one for every answer: what `submit` is given. */
  readonly id: string
  readonly provider: { readonly id: string; readonly name: string }
  /** In the smallest unit, as all amounts. */
  readonly toAmount: bigint
  /** After slippage. */
  readonly least: bigint
  /** Of the native coin, an approval included. Absent: not known. */
  readonly networkFee?: bigint | undefined
  /** It follows from a try. Else it is reckoned. */
  readonly isFeeTried?: boolean | undefined
  /** In percent, decimal text. Absent: not known. */
  readonly providerFee?: string | undefined
  /** In percent, decimal text, below zero where more comes back than goes. Absent: prices are not known. */
  readonly priceImpact?: string | undefined
  /** What is left after fees and gas, in the currency of prices. Absent: prices are not known. */
  readonly afterFees?: string | undefined
}

export interface SwapQuoteState {
  /** `loading` with offers: they are read anew. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly best?: SwapOffer | undefined
  /** Best first, with the best among them. Kept until their life is over. */
  readonly offers: readonly SwapOffer[]
  /**
   * What makes the best of several the best: what is left after all fees, the same with gas reckoned for those who do not say, or
   * only how much comes, since something of it is not known. Absent: nothing is compared.
   */
  readonly comparedBy?: 'fees' | 'estimate' | 'amount' | undefined
  /** Providers that have not answered yet. */
  readonly asking: number
  /** When they are read anew, and when they are over. Milliseconds since 1970. */
  readonly refreshAt?: number | undefined
  readonly expiresAt?: number | undefined
  /** `SWAP_NO_PRICE`: nobody swaps this pair, or not so much of it. Else what kept all of them from answering. */
  readonly error?: ModalError | undefined
  /** Of what is paid, where a provider says so. */
  readonly limits?: { readonly least?: bigint | undefined; readonly most?: bigint | undefined } | undefined
}

/**
 * How the token gets allowed. `batch`: with the swap, in one question to the wallet. `permit`: by a signature. What is allowed
 * is what is paid, and nothing more.
 */
export interface SwapApproval {
  readonly kind: 'none' | 'permit' | 'approve' | 'batch'
  readonly amount: bigint
  /** Who may take it then. Absent: nothing has to be allowed. */
  readonly spender?: string | undefined
  /** How much they may take by now, which is less. */
  readonly already?: bigint | undefined
}

/** What was allowed on the way, and stays so also where nothing was swapped. `permit`: signed, and good for 20 minutes. */
export interface SwapAllowed {
  readonly kind: 'permit' | 'approve'
  readonly symbol: string
  readonly spender: string
}

/** The swap, tried out without sending it. */
export type SwapSimulation =
  | { readonly status: 'trying' | 'unknown' }
  /**
   * `reason` is the chain's own word. `isGreedy`: the chain would do it, and more than was agreed to would be taken. `isOther`: what
   * the provider wrote is no swap, or not this one.
   */
  | {
      readonly status: 'fails'
      readonly reason?: string | undefined
      readonly isGreedy?: boolean | undefined
      readonly isOther?: boolean | undefined
    }
  | {
      readonly status: 'succeeds'
      readonly changes: readonly AssetChange[]
      readonly received: bigint
      /** In percent below what was offered, decimal text. Absent: it is not below. */
      readonly slippedBy?: string | undefined
      readonly isPastSlippage: boolean
    }

/** What is known against the token that comes. */
export interface SwapWarnings {
  /** It keeps so much of what is sent, in percent, decimal text. */
  readonly feeOnTransfer?: string | undefined
  /** It could be bought, and not sold again. */
  readonly honeypot?: boolean | undefined
  /** Whether it can be sold could not be tried. */
  readonly unsold?: boolean | undefined
}

/**
 * How far it has come. `phase`: whether the wallet is waited for, or the chain, or it is only tried out once more. `steps`: how many there are in all. `isSlow`: for
 * longer than most take. `moved`: where the wallet went while it was asked. `paused`: it is allowed, and the swap was not asked
 * for: the visitor closed the modal, or came back; `submit` goes on.
 */
export type SwapStep =
  | { readonly status: 'form' | 'review' }
  | { readonly status: 'checking' | 'switching'; readonly isSlow?: boolean | undefined }
  | {
      readonly status: 'approving' | 'permit' | 'swapping'
      readonly phase: 'checking' | 'wallet' | 'chain'
      readonly steps: 1 | 2
      readonly hash?: string | undefined
      readonly isSlow?: boolean | undefined
      readonly moved?: 'account' | 'network' | undefined
    }
  | { readonly status: 'paused'; readonly steps: 2 }
  | { readonly status: 'stopped'; readonly what: 'account' | 'network' }
  /** `mayBeSent`: the wallet had been asked, and neither it nor the chain says that it was not done. */
  | {
      readonly status: 'failed'
      readonly at: 'approval' | 'swap'
      readonly error: ModalError
      readonly mayBeSent: boolean
    }

/** Whether something is done, or asked. */
export const isGoing = (
  step: SwapStep,
): step is Extract<SwapStep, { readonly isSlow?: boolean | undefined }> & { readonly isSlow?: boolean } =>
  step.status === 'checking' || step.status === 'switching' || 'phase' in step

/** Swapping, as the visitor sees it. */
export interface SwapState {
  readonly namespace: Namespace | undefined
  readonly network: Network | undefined
  readonly from: Account | undefined
  /** Whether this network is one of those on which can be swapped. */
  readonly support: 'yes' | 'no' | 'unknown'
  /** Those of this site's, to go to. */
  readonly supported: readonly Network[]
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** Decimal text in whole tokens. */
  readonly sourceTokenAmount: string | undefined
  /** As much as there is: it follows the fee. */
  readonly isMax: boolean
  /** What is held of the coin that fees are paid in. Absent: nobody has said. */
  readonly nativeAmount?: bigint | undefined
  /** In percent, decimal text. */
  readonly slippage: { readonly isAuto: boolean; readonly percent: string }
  readonly tokens: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    /** What is held first, by worth, then what is listed. */
    readonly items: readonly SwapToken[]
    readonly error?: ModalError | undefined
  }
  readonly quote: SwapQuoteState
  readonly approval: SwapApproval | undefined
  /** Absent: nothing, as far as this page knows. */
  readonly allowed: SwapAllowed | undefined
  readonly simulation: SwapSimulation | undefined
  readonly warnings: SwapWarnings
  /** Somebody is asked, or it is about to be: nothing of the form may change. */
  readonly loading: boolean
  readonly step: SwapStep
}

/** A swap that was sent. */
export interface SwapReceipt {
  readonly hash: string
  readonly network: Network
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  readonly paid: bigint
  /** What came, as the chain says. Absent: it could not be read. */
  readonly got?: bigint | undefined
  /** About how much was to come. */
  readonly expected: bigint
}

/** 1 percent (S9.042). */
export const SLIPPAGE = '1'

export const emptySwap: SwapState = {
  namespace: undefined,
  network: undefined,
  from: undefined,
  support: 'unknown',
  supported: [],
  sourceToken: undefined,
  toToken: undefined,
  sourceTokenAmount: undefined,
  isMax: false,
  slippage: { isAuto: false, percent: SLIPPAGE },
  tokens: { status: 'idle', items: [] },
  quote: { status: 'idle', offers: [], asking: 0 },
  approval: undefined,
  allowed: undefined,
  simulation: undefined,
  warnings: {},
  loading: false,
  step: { status: 'form' },
}
