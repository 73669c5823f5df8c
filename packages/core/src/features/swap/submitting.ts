import type { ModalContext } from '../../context.js'
import { isRefusal } from '../../errors/isRefusal.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { anySignal, delay } from '../../utils/waiting.js'
import { type FollowedSwap, followSwap } from './followSwap.js'
import type { Answered } from './offers.js'
import { keepProgress, type Progress } from './progress.js'
import { runSwap } from './run.js'
import type { SwapReceipt, SwapState, SwapStep } from './state.js'

/** After this long a wallet is probably one that has to be fetched, or unlocked. Milliseconds. */
const SLOW = 20_000

interface Submitting {
  readonly context: ModalContext
  readonly get: () => SwapState
  readonly set: (change: Partial<SwapState>) => void
  readonly onBegin: () => void
  /** It came to nothing, or waits for the visitor: what is shown is read anew. */
  readonly onStop: () => void
  /** The chain has it. */
  readonly onDone: (receipt: SwapReceipt) => void
}

/** Allowing and swapping, one at a time, unless the visitor gives it up. */
export function createSubmitting({ context, get, set, onBegin, onStop, onDone }: Submitting) {
  let running: Promise<void> | undefined
  let life = new AbortController()

  /** Shows how far it has come, and says so when it takes long. */
  const createSteps = (signal: AbortSignal) => {
    let slow = new AbortController()
    return {
      onStep(step: SwapStep) {
        if (signal.aborted) return
        slow.abort()
        slow = new AbortController()
        set({ step })
        delay(SLOW, anySignal(signal, slow.signal), () => {
          const { step: now } = get()
          if (isGoing(now) && (!('phase' in now) || now.phase === 'wallet')) set({ step: { ...now, isSlow: true } })
        })
      },
      stop: () => slow.abort(),
    }
  }

  const guard = async (signal: AbortSignal, act: (onStep: (step: SwapStep) => void) => Promise<void>) => {
    const both = anySignal(context.signal, signal)
    const { onStep, stop } = createSteps(both)
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
    if (receipt.status === 'failed') throw new ModalError('SWAP_REVERTED', { context: { hash: receipt.hash } })
    set({ loading: false })
    onDone(receipt)
  }

  const submit = (answered: Answered, signal: AbortSignal) =>
    guard(signal, async (onStep) => {
      const { sourceToken, toToken, network, from: account, nativeAmount: native } = get()
      if (!sourceToken || !toToken || !network || !account) return
      const both = anySignal(context.signal, signal)
      const sent = await runSwap(context, { answered, account, native, onStep, signal: both })
      if (both.aborted) return
      if (sent === 'paused') return pauseHere()
      const { name, steps } = sent
      onStep({ status: 'swapping', phase: 'chain', steps, hash: name })
      const { amount: paid } = answered.pair
      const expected = sent.answered.quote.toAmount
      await finish({ name, network, account, sourceToken, toToken, paid, expected }, both)
    })

  const pauseHere = () => {
    set({ loading: false, step: { status: 'paused', steps: 2 } })
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
      const included = await untilIncluded(context, caipAddress, { name, signal: both })
      if (both.aborted) return
      if (included && included.status !== 'confirmed' && included.status !== 'replaced') {
        keepProgress(context, undefined)
        throw new ModalError('SWAP_REVERTED', { context: { hash: name } })
      }
      pauseHere()
    })

  const start = (act: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const mine: Promise<void> =
      running ??
      act(life.signal).finally(() => {
        if (running === mine) running = undefined
      })
    running = mine
    return mine
  }
  return {
    submit: (answered: Answered) => start((signal) => submit(answered, signal)),
    resume: (progress: Progress) => start((signal) => resume(progress, signal)),
    /** Nobody waits any more. What the wallet was asked it may still do, and Activity has it then. */
    giveUp(): void {
      life.abort()
      life = new AbortController()
      running = undefined
    },
  }
}

export const isGoing = (
  step: SwapStep,
): step is Extract<SwapStep, { readonly isSlow?: boolean | undefined }> & { readonly isSlow?: boolean } =>
  step.status === 'checking' || step.status === 'switching' || 'phase' in step

/** How it ended, where it came to nothing. */
function toEnd(step: SwapStep, error: ModalError): SwapStep {
  const { what } = isModalError(error, 'SWAP_INTERRUPTED') ? error.context : {}
  if (what !== undefined) return { status: 'stopped', what }
  const at = step.status === 'approving' || step.status === 'permit' ? 'approval' : 'swap'
  // A signature moves nothing, and what has failed on the chain is known.
  const isAsked = 'phase' in step && step.status !== 'permit' && step.phase === 'wallet'
  return { status: 'failed', at, error, mayBeSent: isAsked && !isRefusal(error.code) }
}
