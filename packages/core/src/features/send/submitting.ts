import type { ModalContext } from '../../context.js'
import { isRefusal } from '../../errors/isRefusal.js'
import { isModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { delay } from '../../utils/waiting.js'
import { toTransfer } from './estimate.js'
import { chosenFee, problemOf } from './problemOf.js'
import type { SendReceipt, SendState } from './state.js'
import { sendOnce } from './transfer.js'

/** After this long a wallet is probably one that has to be fetched, or unlocked. Milliseconds. */
const SLOW = 20_000

interface Submitting {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onBegin: () => void
  /** It is on its way. */
  readonly onSent: (receipt: SendReceipt) => void
}

/** Asking the wallet, one question at a time, unless the visitor gives one up. */
export function createSubmitting({ context, get, set, onBegin, onSent }: Submitting) {
  let running: Promise<void> | undefined
  let life = new AbortController()

  const submit = async (isAgain: boolean, signal: AbortSignal): Promise<void> => {
    const { token, sendTokenAmount: amount, receiverProfileName: name, quote, feeId, step } = get()
    const transfer = step.status === 'form' || step.status === 'review' ? toTransfer(get()) : undefined
    if (!transfer || !token || amount === undefined || problemOf(get())) return
    onBegin()
    const shown = quote.quote && chosenFee(quote.quote, feeId)
    set({ loading: true, step: { status: 'checking' } })
    let slow = new AbortController()
    const onStep = (status: 'checking' | 'switching' | 'wallet') => {
      if (signal.aborted) return
      slow.abort()
      slow = new AbortController()
      const { signal: over } = slow
      set({ step: { status } })
      delay(SLOW, AbortSignal.any([context.signal, signal, over]), () => {
        const { step: now } = get()
        if (now.status === 'switching' || now.status === 'wallet') set({ step: { ...now, isSlow: true } })
      })
    }
    try {
      const shownFee = shown && (shown.most ?? shown.amount)
      const { hash } = await sendOnce(context, { transfer, shownFee, onStep, isAgain, signal })
      const { network, to } = transfer
      if (!signal.aborted) onSent({ hash, amount, token, network, to, name })
    } catch (cause) {
      const error = toModalError(cause)
      if (signal.aborted || get().from === undefined) return
      const what = isModalError(error, 'SEND_INTERRUPTED') ? error.context.what : undefined
      set({
        loading: false,
        step:
          what !== undefined
            ? { status: 'stopped', what }
            : { status: 'failed', error, mayBeSent: get().step.status === 'wallet' && !isRefusal(error.code) },
      })
    } finally {
      slow.abort()
    }
  }

  return {
    /** `isAgain`: the wallet is asked although it has not answered the same question yet. */
    submit(isAgain = false): Promise<void> {
      const mine: Promise<void> =
        running ??
        submit(isAgain, life.signal).finally(() => {
          if (running === mine) running = undefined
        })
      running = mine
      return mine
    },
    /** Nobody waits for the wallet any more. What it has been asked it may still do, and Activity has it then. */
    giveUp(): void {
      life.abort()
      life = new AbortController()
      running = undefined
    },
  }
}
