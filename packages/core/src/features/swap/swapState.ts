import type { AssetChange } from '../../adapter/transfers.js'
import type { CallDescription } from '../../clearSigning/types.js'
import type { ModalError } from '../../errors/ModalError.js'
import type { Account } from '../../types/account.js'
import type { ActivityConflict } from '../../types/activity.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo, TokenPrice } from '../../types/token.js'

/**
 * `amount` is the user's balance in the smallest unit, `quantity` the same in whole tokens, `value` the same in the
 * currency of `price`; each is absent if unknown. A token without `address` is the native coin.
 */
export interface SwapToken {
  readonly caipNetworkId: CaipNetworkId
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUri?: string | undefined
  readonly amount?: bigint | undefined
  readonly quantity?: string | undefined
  readonly price?: TokenPrice | undefined
  readonly value?: string | undefined
  readonly isListed: boolean
  readonly imitates?: Pick<SwapToken, 'symbol' | 'name' | 'address'> | undefined
}

/**
 * `providerFee` and `priceImpact` are in percent. `networkFee` is in wei and includes the approval. `afterFees` is the
 * value of what the user receives less all fees, in the currency of prices. Absent: unknown.
 */
export interface SwapOffer {
  readonly id: string
  readonly provider: { readonly id: string; readonly name: string }
  readonly toAmount: bigint
  readonly least: bigint
  readonly networkFee?: bigint | undefined
  readonly isFeeTried?: boolean | undefined
  readonly providerFee?: string | undefined
  readonly priceImpact?: string | undefined
  readonly afterFees?: string | undefined
}

/** Times are in ms since 1970; `limits` are in the source token's smallest unit. */
export interface SwapQuoteState {
  /** `loading` while there are `offers` means that they are being refreshed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly best?: SwapOffer | undefined
  /** Starts with the best offer. An offer is removed when it expires. */
  readonly offers: readonly SwapOffer[]
  /**
   * Order in which `offers` are sorted. `fees`: by value after all fees. `estimate`: the same, but with estimated gas.
   * `amount`: by received amount, because not all fees are known. Absent: there is only one offer.
   */
  readonly comparedBy?: 'fees' | 'estimate' | 'amount' | undefined
  readonly pendingCount: number
  readonly refreshAt?: number | undefined
  readonly expiresAt?: number | undefined
  /** `SWAP_NO_PRICE` if no provider swaps this pair or amount; else the error of the first provider. */
  readonly error?: ModalError | undefined
  readonly limits?: { readonly least?: bigint | undefined; readonly most?: bigint | undefined } | undefined
}

/**
 * `batch`: the approval is a part of the swap's wallet request. `permit`: the user signs a message. `amount` is exactly
 * the amount to swap.
 */
export interface SwapApproval {
  readonly kind: 'none' | 'permit' | 'approve' | 'batch'
  readonly amount: bigint
  readonly spender?: string | undefined
  readonly currentAllowance?: bigint | undefined
}

/** Approval that is still valid after a failed swap. A signed `permit` is valid for 20 minutes. */
export interface RemainingApproval {
  readonly kind: 'permit' | 'approve'
  readonly symbol: string
  readonly tokenAddress: string | undefined
  readonly spender: string
}

export const toRemainingApproval = (
  kind: RemainingApproval['kind'],
  { symbol, address }: Pick<TokenInfo, 'symbol' | 'address'>,
  spender: string | undefined,
): RemainingApproval | undefined =>
  spender === undefined ? undefined : { kind, symbol, tokenAddress: address, spender }

/**
 * Reason for refusing a simulated swap. `takesMore`: it takes more of the user's tokens than agreed. `allowsOthers`: it
 * grants an approval. `otherContract`: it calls an unknown contract. `otherAnswer`: the provider's transaction is not
 * the requested swap.
 */
export type SwapRefusalReason = 'takesMore' | 'allowsOthers' | 'otherContract' | 'otherAnswer'

export type SwapSimulation =
  | { readonly status: 'trying' | 'unknown' }
  /**
   * `reason`: the chain's reason for a revert. `why`: the chain accepts the swap, but Foyer refuses it for this reason.
   */
  | {
      readonly status: 'fails'
      readonly reason?: string | undefined
      readonly why?: SwapRefusalReason | undefined
    }
  | {
      readonly status: 'succeeds'
      readonly changes: readonly AssetChange[]
      readonly received: bigint
      readonly slippedBy?: string | undefined
      readonly isPastSlippage: boolean
    }

/**
 * `feeOnTransfer`: fee that the token takes on each transfer, in percent, as decimal text. `unsold`: no node could
 * simulate selling the token back.
 */
export interface SwapWarnings {
  readonly feeOnTransfer?: string | undefined
  readonly honeypot?: boolean | undefined
  readonly unsold?: boolean | undefined
}

/**
 * `phase`: Foyer simulates (`checking`), the wallet prompts (`wallet`), or the transaction waits for inclusion
 * (`chain`). `steps`: number of steps in total. `isSlow`: the step takes longer than usual. `moved`: what the user
 * changed while the wallet shows the request. `paused`: approved but not swapped; `submit` goes on with the swap.
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
  /** `mayBeSent`: the wallet received the request, and neither wallet nor chain shows that nothing was sent. */
  | {
      readonly status: 'failed'
      readonly at: 'approval' | 'swap'
      readonly error: ModalError
      readonly mayBeSent: boolean
    }

export const isSwapRunning = (
  step: SwapStep,
): step is Extract<SwapStep, { readonly isSlow?: boolean | undefined }> & { readonly isSlow?: boolean } =>
  step.status === 'checking' || step.status === 'switching' || 'phase' in step

export interface SwapState {
  readonly namespace: Namespace | undefined
  readonly network: Network | undefined
  readonly from: Account | undefined
  readonly support: 'yes' | 'no' | 'unknown'
  readonly supported: readonly Network[]
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  readonly sourceTokenAmount: string | undefined
  /** True if the amount is the whole balance less fees. It then changes with them. */
  readonly isMax: boolean
  readonly nativeAmount?: bigint | undefined
  readonly slippage: { readonly isAuto: boolean; readonly percent: string }
  readonly tokens: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    readonly items: readonly SwapToken[]
    readonly error?: ModalError | undefined
  }
  readonly quote: SwapQuoteState
  readonly approval: SwapApproval | undefined
  readonly remainingApproval: RemainingApproval | undefined
  readonly simulation: SwapSimulation | undefined
  /** Description of the swap's call by a signed descriptor. */
  readonly description?: CallDescription | undefined
  /** Description of the permit that the user signs before, by a signed descriptor. */
  readonly permitDescription?: CallDescription | undefined
  readonly warnings: SwapWarnings
  readonly loading: boolean
  readonly step: SwapStep
  readonly conflict?: ActivityConflict | undefined
}

export interface SwapReceipt {
  readonly hash: string
  readonly network: Network
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  readonly paid: bigint
  /** Amount that the user received, as the chain reports it. Absent if no node does. */
  readonly receivedAmount?: bigint | undefined
  readonly expected: bigint
  /** Hosts of the nodes that confirmed the swap. A single host means that no second node was available. */
  readonly sources?: readonly string[] | undefined
}

/** Default slippage, as the specification sets it (S9.042). */
export const DEFAULT_SLIPPAGE_PERCENT = '1'

export const initialSwapState: SwapState = {
  namespace: undefined,
  network: undefined,
  from: undefined,
  support: 'unknown',
  supported: [],
  sourceToken: undefined,
  toToken: undefined,
  sourceTokenAmount: undefined,
  isMax: false,
  slippage: { isAuto: false, percent: DEFAULT_SLIPPAGE_PERCENT },
  tokens: { status: 'idle', items: [] },
  quote: { status: 'idle', offers: [], pendingCount: 0 },
  approval: undefined,
  remainingApproval: undefined,
  simulation: undefined,
  warnings: {},
  loading: false,
  step: { status: 'form' },
}
