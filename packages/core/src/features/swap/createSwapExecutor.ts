import type { Call } from '../../adapter/calls.js'
import type { Connection } from '../../adapter/connection.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { isBatchUnsupported } from '../../errors/toSendError.js'
import type { FeatureContext } from '../../feature/context.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import { snapshotNonce } from '../../transactions/sendRequests/snapshotNonce.js'
import { trackSend } from '../../transactions/sendRequests/trackSend.js'
import type { Account } from '../../types/account.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'
import type { SignedPermit } from '../../types/swap.js'
import type { TokenInfo } from '../../types/token.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { getSwapFee, type PreparedSwap, prepareSwap } from './prepareSwap.js'
import { getRemainingSlippage, type ProviderOffer } from './rankOffers.js'
import { readSwapQuote } from './readProviderAnswers.js'
import { waitForApproval } from './requireIncluded.js'
import { type RemainingApproval, type SwapStep, toRemainingApproval } from './swapState.js'
import { storeSwapProgress } from './swapStorage.js'

/** By how much the fee may exceed the one that the user has seen, in percent. */
const FEE_MARGIN_PERCENT = 50n

const EXPIRY_MARGIN_MS = 5_000

export interface SentSwap {
  readonly name: string
  readonly providerOffer: ProviderOffer
  readonly steps: 1 | 2
}

export interface RunSwapParameters {
  readonly providerOffer: ProviderOffer
  readonly account: Account
  readonly tokens: readonly (string | undefined)[]
  readonly native: bigint | undefined
  readonly onStep: (step: SwapStep) => void
  readonly onGas: (providerOffer: ProviderOffer, gas: bigint) => void
  /**
   * Called with an approval that the chain keeps if the swap now fails, and with undefined once there is none any more.
   */
  readonly onApproval: (remainingApproval: RemainingApproval | undefined) => void
  readonly signal: AbortSignal
}

interface ExecutorParameters extends RunSwapParameters {
  readonly connection: Connection
  readonly check: () => void
}

export interface ReviewedSwap extends PreparedSwap {
  readonly providerOffer: ProviderOffer
}

export function createSwapExecutor(context: FeatureContext, parameters: ExecutorParameters) {
  const {
    account,
    providerOffer: agreed,
    connection,
    check,
    native,
    onApproval,
    onGas,
    onStep,
    tokens,
    signal,
  } = parameters
  const { network, from, to, amount } = agreed.pair
  const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
  const toActivityTransfer = (token: TokenInfo, units: bigint, direction: 'in' | 'out'): ActivityTransfer => ({
    direction,
    amount: formatUnits(units, token.decimals),
    ...(direction === 'in' ? { to: account.address } : { from: account.address }),
    token: { address: token.address, symbol: token.symbol, name: token.name, iconUrl: token.iconUrl },
  })
  const track = async <T>(kind: 'approve' | 'swap', contract: string, send: () => Promise<T>) => {
    const snapshot = await snapshotNonce(context.modal, { network, address: account.address })
    check()
    const { symbol, address: tokenAddress } = from
    const paid = { amount: formatUnits(amount, from.decimals), symbol, tokenAddress }
    return trackSend(context.modal, { snapshot, requests: [{ caipAddress, kind, to: contract, ...paid }] }, send)
  }
  const record = (activity: Pick<Activity, 'hash' | 'callsId' | 'kind' | 'nonce' | 'to' | 'transfers'>) =>
    recordTransaction(context.modal, caipAddress, {
      caipNetworkId: network.caipNetworkId,
      status: 'pending',
      at: Date.now(),
      from: account.address,
      ...activity,
    })
  const storeProgress = (stage: 'approval' | 'swap', hash: string, { offer }: ProviderOffer, spender?: string) =>
    storeSwapProgress(context, {
      ...{ caipAddress, stage, hash, from, to, spender, slippage: agreed.slippage },
      amount: formatUnits(amount, from.decimals),
      expected: String(offer.toAmount),
      at: Date.now(),
    })
  const recordSwap = (
    sent: Pick<Activity, 'hash' | 'callsId' | 'nonce'>,
    contract: string,
    providerOffer: ProviderOffer,
  ) => {
    const transfers = [
      toActivityTransfer(from, amount, 'out'),
      toActivityTransfer(to, providerOffer.offer.toAmount, 'in'),
    ]
    record({ ...sent, kind: 'swap', to: contract, transfers })
    storeProgress('swap', sent.callsId ?? sent.hash, providerOffer)
  }
  const assess = async (prepared: PreparedSwap, providerOffer: ProviderOffer) => {
    const { simulation, gas } = prepared
    const { offer, pair, isTried } = providerOffer
    if (simulation.status === 'fails') {
      const { reason, why } = simulation
      const code =
        why === 'takesMore' ? 'SWAP_TAKES_MORE' : why === 'allowsOthers' ? 'SWAP_ALLOWS_OTHERS' : 'SWAP_WOULD_FAIL'
      throw new ModalError(code, { context: { reason } })
    }
    if (simulation.status === 'succeeds' && simulation.isPastSlippage) {
      throw new ModalError('SWAP_PRICE_MOVED', { context: { slippedBy: simulation.slippedBy } })
    }
    const fee = await getSwapFee(prepared, pair, signal)
    if (gas === undefined || fee === undefined) return
    onGas(providerOffer, gas)
    const spent = fee + (pair.from.address === undefined ? pair.amount : 0n)
    if (native !== undefined && spent > native) throw new ModalError('SWAP_NOT_ENOUGH')
    const { networkFee } = offer
    if (networkFee !== undefined && fee * 100n > networkFee * (100n + FEE_MARGIN_PERCENT)) {
      // `isTried` in the error's context is false if the fee on screen was only an estimate, because no node had
      // simulated the swap.
      throw new ModalError('SWAP_FEE_UP', { context: { isTried: isTried === true } })
    }
  }
  let current = agreed
  /**
   * Requests a new quote if the agreed one is about to expire. Rejects if the new quote is below the minimum that the
   * user has seen.
   */
  const renew = async (): Promise<ProviderOffer> => {
    const { provider, pair, slippage, quote, offer } = current
    if (quote.expiresAt - Date.now() > EXPIRY_MARGIN_MS) return current
    const now = readSwapQuote(context.log, provider, await provider.quote({ ...pair, slippage, signal }))
    check()
    if (!now) throw new ModalError('SWAP_NO_PRICE')
    const { toAmount } = now
    if (toAmount < offer.least) throw new ModalError('SWAP_PRICE_MOVED')
    current = {
      ...current,
      quote: now,
      offer: { ...offer, toAmount },
      slippage: getRemainingSlippage(offer.least, toAmount, agreed.slippage),
    }
    return current
  }
  const review = async (
    more: { readonly signed?: SignedPermit; readonly isUnsigned?: boolean } = {},
  ): Promise<ReviewedSwap> => {
    const providerOffer = await renew()
    const prepared = await prepareSwap(context, { providerOffer, account, connection, tokens, signal, ...more })
    check()
    await assess(prepared, providerOffer)
    check()
    return { ...prepared, providerOffer }
  }
  const ask = (kind: 'approve' | 'swap', { calls }: PreparedSwap, call: Call) =>
    track(kind, call.to, () => calls.send({ network, from: account, call }, connection))

  const reportApproval = (kind: RemainingApproval['kind'], spender: string | undefined) => {
    if (spender !== undefined) onApproval(toRemainingApproval(kind, from, spender))
  }

  return {
    review,

    async sendTogether({ calls, approvals, transaction, providerOffer }: ReviewedSwap): Promise<string | undefined> {
      const [first = transaction, ...others] = [...approvals, transaction]
      onStep({ status: 'swapping', phase: 'wallet', steps: 1 })
      try {
        const all = [first, ...others] as const
        const { id } = await track('swap', transaction.to, () =>
          calls.sendAll({ network, from: account, calls: all }, connection),
        )
        recordSwap({ hash: id, callsId: id }, transaction.to, providerOffer)
        return id
      } catch (cause) {
        if (isBatchUnsupported(toModalError(cause).code)) return undefined
        throw cause
      }
    },

    /**
     * Signs a permit. Resolves to undefined if the token does not accept it, so that an approval transaction is needed.
     */
    async sign({ approval, permit }: ReviewedSwap): Promise<ReviewedSwap | undefined> {
      if (!permit) return undefined
      onStep({ status: 'permit', phase: 'wallet', steps: 2 })
      const signature = await connection.signTypedData?.({ typedData: permit.typedData, account })
      if (signature === undefined) return undefined
      reportApproval('permit', approval.spender)
      check()
      onStep({ status: 'swapping', phase: 'checking', steps: 2 })
      return review({ signed: permit.signed(signature) }).catch((cause: unknown) => {
        if (!isModalError(cause, 'SWAP_WOULD_FAIL')) throw cause
        return undefined
      })
    },

    async approve(prepared: PreparedSwap): Promise<void> {
      const { spender } = prepared.approval
      for (const call of prepared.approvals) {
        onStep({ status: 'approving', phase: 'wallet', steps: 2 })
        const { hash, nonce } = await ask('approve', prepared, call)
        // Some tokens first need a transaction that sets the allowance to zero; that one leaves no approval behind.
        if (call === prepared.approvals.at(-1)) reportApproval('approve', spender)
        record({ hash, nonce, kind: 'approve', to: call.to, transfers: [] })
        storeProgress('approval', hash, agreed, spender)
        onStep({ status: 'approving', phase: 'chain', steps: 2, hash })
        await waitForApproval(context, { caipAddress, hash, signal, onNothing: () => onApproval(undefined) })
      }
    },

    async send(prepared: ReviewedSwap, steps: 1 | 2): Promise<SentSwap> {
      const { transaction, providerOffer } = prepared
      onStep({ status: 'swapping', phase: 'wallet', steps })
      const { hash, nonce } = await ask('swap', prepared, transaction)
      recordSwap({ hash, nonce }, transaction.to, providerOffer)
      return { name: hash, providerOffer, steps }
    },
  }
}
