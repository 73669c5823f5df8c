import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { isWalletRefusal } from '../../errors/toSendError.js'
import type { FeatureContext } from '../../feature/context.js'
import { emitError } from '../../notices/emitError.js'
import { createSingleRunner, createStepReporter } from '../../transactions/createStepReporter.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { combineSignals } from '../../utils/waiting.js'
import type { RunSwapParameters } from './createSwapExecutor.js'
import { type FollowedSwap, followSwap } from './followSwap.js'
import type { ProviderOffer } from './rankOffers.js'
import { waitForApproval } from './requireIncluded.js'
import { runSwap } from './runSwap.js'
import { isSwapRunning, type SwapReceipt, type SwapState, type SwapStep } from './swapState.js'
import type { StoredSwapProgress } from './swapStorage.js'

export interface SwapSubmitterParameters {
  readonly context: FeatureContext
  readonly get: () => SwapState
  readonly set: (change: Partial<SwapState>) => void
  readonly onBegin: () => void
  readonly onGas: RunSwapParameters['onGas']
  readonly onStop: () => void
  readonly onDone: (receipt: SwapReceipt) => void
}

export function createSwapSubmitter(parameters: SwapSubmitterParameters) {
  const { context, get, set, onBegin, onGas, onStop, onDone } = parameters
  const { start, giveUp } = createSingleRunner()
  const slow = (): SwapStep | undefined => {
    const { step } = get()
    return isSwapRunning(step) && (!('phase' in step) || step.phase === 'wallet')
      ? { ...step, isSlow: true }
      : undefined
  }

  const runSteps = async (signal: AbortSignal, callback: (onStep: (step: SwapStep) => void) => Promise<void>) => {
    const both = combineSignals(context.signal, signal)
    const { onStep, stop } = createStepReporter<SwapStep>({ set: (step) => set({ step }), slow, signal: both })
    onBegin()
    set({ loading: true })
    try {
      await callback(onStep)
    } catch (cause) {
      const error = emitError(context.modal, cause)
      const { step, from } = get()
      if (both.aborted || !from) return
      set({ loading: false, step: toFinalStep(step, error) })
      onStop()
    } finally {
      stop()
    }
  }

  const finish = async (followed: FollowedSwap, signal: AbortSignal) => {
    const receipt = await followSwap(context, followed, {
      signal,
      onPending: ({ conflict }) => {
        if (!signal.aborted && conflict !== get().conflict) set({ conflict })
      },
    })
    if (signal.aborted) return
    set({ loading: false, conflict: undefined })
    onDone(receipt)
  }

  const submit = (providerOffer: ProviderOffer, signal: AbortSignal) =>
    runSteps(signal, async (onStep) => {
      const { sourceToken, toToken, network, from: account, nativeAmount: native } = get()
      if (!sourceToken || !toToken || !network || !account) return
      const both = combineSignals(context.signal, signal)
      const tokens = get().tokens.items.map(({ address }) => address)
      const onApproval = (remainingApproval: SwapState['remainingApproval']) => {
        if (!both.aborted) set({ remainingApproval: remainingApproval })
      }
      const sent = await runSwap(context, {
        providerOffer,
        account,
        tokens,
        native,
        onApproval,
        onGas,
        onStep,
        signal: both,
      })
      if (both.aborted) return
      if (sent === 'paused') return pause()
      const { name, steps } = sent
      onStep({ status: 'swapping', phase: 'chain', steps, hash: name })
      const { amount: paid } = providerOffer.pair
      const expected = sent.providerOffer.quote.toAmount
      await finish({ name, network, account, sourceToken, toToken, paid, expected }, both)
    })

  const pause = () => {
    // Forget the approval of the last simulation: the next one reads the allowance from the chain.
    set({ loading: false, approval: undefined, step: { status: 'paused', steps: 2 } })
    onStop()
  }

  const resume = (progress: StoredSwapProgress, signal: AbortSignal) =>
    runSteps(signal, async (onStep) => {
      const { sourceToken, toToken, network, from: account } = get()
      if (!sourceToken || !toToken || !network || !account) return
      const both = combineSignals(context.signal, signal)
      const { hash: name, stage, amount, expected } = progress
      const status = stage === 'approval' ? 'approving' : 'swapping'
      onStep({ status, phase: 'chain', steps: 2, hash: name })
      if (stage === 'swap') {
        const paid = parseUnits(amount, sourceToken.decimals) ?? 0n
        return finish({ name, network, account, sourceToken, toToken, paid, expected: BigInt(expected) }, both)
      }
      const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
      const onNothing = () => set({ remainingApproval: undefined })
      await waitForApproval(context, { caipAddress, hash: name, signal: both, onNothing })
      if (!both.aborted) pause()
    })

  return {
    submit: (providerOffer: ProviderOffer) => start((signal) => submit(providerOffer, signal)),
    resume: (progress: StoredSwapProgress) => start((signal) => resume(progress, signal)),
    giveUp,
  }
}

function toFinalStep(step: SwapStep, error: ModalError): SwapStep {
  const { what } = isModalError(error, 'SWAP_INTERRUPTED') ? error.context : {}
  if (what !== undefined) return { status: 'stopped', what }
  const isApproving = step.status === 'approving' || step.status === 'permit' || error.code === 'SWAP_ALLOWED_LESS'
  const at = isApproving ? 'approval' : 'swap'
  // A permit is a signature, so nothing can have been sent at that step.
  const isRequested = 'phase' in step && step.status !== 'permit' && step.phase === 'wallet'
  const mayBeSent = error.code === 'SWAP_UNSEEN' || (isRequested && !isWalletRefusal(error.code))
  return { status: 'failed', at, error, mayBeSent }
}

export type SwapSubmitter = ReturnType<typeof createSwapSubmitter>
