import type { ModalContext } from '../../context.js'
import { isRefusal } from '../../errors/isRefusal.js'
import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { createSteps, createTurn } from '../../flows/createSteps.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { anySignal } from '../../utils/waiting.js'
import type { SwapRun } from './asking.js'
import { type FollowedSwap, followSwap } from './followSwap.js'
import { untilAllowed } from './included.js'
import type { Answered } from './offers.js'
import type { Progress } from './progress.js'
import { runSwap } from './run.js'
import { isGoing, type SwapReceipt, type SwapState, type SwapStep } from './state.js'

export interface SubmittingParameters {
  readonly context: ModalContext
  readonly get: () => SwapState
  readonly set: (change: Partial<SwapState>) => void
  readonly onBegin: () => void
  readonly onGas: SwapRun['onGas']
  /** It came to nothing, or waits for the visitor: what is shown is read anew. */
  readonly onStop: () => void
  /** The chain has it. */
  readonly onDone: (receipt: SwapReceipt) => void
}

/** Allowing and swapping, one at a time, unless the visitor gives it up. */
export function createSubmitting(parameters: SubmittingParameters) {
  const { context, get, set, onBegin, onGas, onStop, onDone } = parameters
  const { start, giveUp } = createTurn()
  const slow = (): SwapStep | undefined => {
    const { step } = get()
    return isGoing(step) && (!('phase' in step) || step.phase === 'wallet') ? { ...step, isSlow: true } : undefined
  }

  const guard = async (signal: AbortSignal, act: (onStep: (step: SwapStep) => void) => Promise<void>) => {
    const both = anySignal(context.signal, signal)
    const { onStep, stop } = createSteps<SwapStep>({ set: (step) => set({ step }), slow, signal: both })
    onBegin()
    set({ loading: true })
    try {
      await act(onStep)
    } catch (cause) {
      const { step, from } = get()
      if (both.aborted || !from) return
      set({ loading: false, step: toEnd(step, toModalError(cause)) })
      onStop()
    } finally {
      stop()
    }
  }

  const finish = async (followed: FollowedSwap, signal: AbortSignal) => {
    const receipt = await followSwap(context, followed, signal)
    if (signal.aborted) return
    set({ loading: false })
    onDone(receipt)
  }

  const submit = (answered: Answered, signal: AbortSignal) =>
    guard(signal, async (onStep) => {
      const { sourceToken, toToken, network, from: account, nativeAmount: native } = get()
      if (!sourceToken || !toToken || !network || !account) return
      const both = anySignal(context.signal, signal)
      const tokens = get().tokens.items.map(({ address }) => address)
      const onAllowed = (allowed: SwapState['allowed']) => {
        if (!both.aborted) set({ allowed })
      }
      const sent = await runSwap(context, { answered, account, tokens, native, onAllowed, onGas, onStep, signal: both })
      if (both.aborted) return
      if (sent === 'paused') return pauseHere()
      const { name, steps } = sent
      onStep({ status: 'swapping', phase: 'chain', steps, hash: name })
      const { amount: paid } = answered.pair
      const expected = sent.answered.quote.toAmount
      await finish({ name, network, account, sourceToken, toToken, paid, expected }, both)
    })

  const pauseHere = () => {
    // What has to be allowed is looked at anew.
    set({ loading: false, approval: undefined, step: { status: 'paused', steps: 2 } })
    onStop()
  }

  /** Goes on with what was under way when the page was left. */
  const resume = (progress: Progress, signal: AbortSignal) =>
    guard(signal, async (onStep) => {
      const { sourceToken, toToken, network, from: account } = get()
      if (!sourceToken || !toToken || !network || !account) return
      const both = anySignal(context.signal, signal)
      const { hash: name, stage, amount, expected } = progress
      const status = stage === 'approval' ? 'approving' : 'swapping'
      onStep({ status, phase: 'chain', steps: 2, hash: name })
      if (stage === 'swap') {
        const paid = parseUnits(amount, sourceToken.decimals) ?? 0n
        return finish({ name, network, account, sourceToken, toToken, paid, expected: BigInt(expected) }, both)
      }
      const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
      const onNothing = () => set({ allowed: undefined })
      await untilAllowed(context, { caipAddress, hash: name, signal: both, onNothing })
      if (!both.aborted) pauseHere()
    })

  return {
    submit: (answered: Answered) => start((signal) => submit(answered, signal)),
    resume: (progress: Progress) => start((signal) => resume(progress, signal)),
    giveUp,
  }
}

/** How it ended, where it came to nothing. */
function toEnd(step: SwapStep, error: ModalError): SwapStep {
  const { what } = isModalError(error, 'SWAP_INTERRUPTED') ? error.context : {}
  if (what !== undefined) return { status: 'stopped', what }
  const isAllowing = step.status === 'approving' || step.status === 'permit' || error.code === 'SWAP_ALLOWED_LESS'
  const at = isAllowing ? 'approval' : 'swap'
  // A signature moves nothing, and what has failed on the chain is known.
  const isAsked = 'phase' in step && step.status !== 'permit' && step.phase === 'wallet'
  const mayBeSent = error.code === 'SWAP_UNSEEN' || (isAsked && !isRefusal(error.code))
  return { status: 'failed', at, error, mayBeSent }
}

export type Submitting = ReturnType<typeof createSubmitting>
