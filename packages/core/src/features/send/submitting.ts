import type { ModalContext } from '../../context.js'
import { isModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { createSteps, createTurn } from '../../flows/createSteps.js'
import type { CaipAddress } from '../../types/caip.js'
import { anySignal } from '../../utils/waiting.js'
import { toTransfer } from './estimate.js'
import { chosenFee, problemOf } from './problemOf.js'
import type { SendReceipt, SendState } from './state.js'
import { senderOf, sendOnce } from './transfer.js'

interface Submitting {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onBegin: () => void
  /** It is on its way. */
  readonly onSent: (receipt: SendReceipt, from: CaipAddress) => void
}

/** Asking the wallet, one question at a time, unless the visitor gives one up. */
export function createSubmitting({ context, get, set, onBegin, onSent }: Submitting) {
  const { start, giveUp } = createTurn()

  const submit = async (isAgain: boolean, signal: AbortSignal): Promise<void> => {
    const { token, sendTokenAmount: amount, receiverProfileName: name, quote, feeId, step } = get()
    const transfer = step.status === 'form' || step.status === 'review' ? toTransfer(get()) : undefined
    if (!transfer || !token || amount === undefined || problemOf(get())) return
    onBegin()
    const shown = quote.quote && chosenFee(quote.quote, feeId)
    set({ loading: true, step: { status: 'checking' } })
    const steps = createSteps<SendState['step']>({
      set: (next) => set({ step: next }),
      slow() {
        const { step: now } = get()
        return now.status === 'checking' || now.status === 'switching' || now.status === 'wallet'
          ? { ...now, isSlow: true }
          : undefined
      },
      signal: anySignal(context.signal, signal),
    })
    const onStep = (status: 'checking' | 'switching' | 'wallet') => steps.onStep({ status })
    try {
      const shownFee = shown && (shown.most ?? shown.amount)
      const { hash } = await sendOnce(context, {
        transfer,
        shownFee,
        onStep,
        isAgain,
        signal,
        isShown: () => !signal.aborted,
      })
      const { network, to } = transfer
      if (!signal.aborted) onSent({ hash, status: 'pending', amount, token, network, to, name }, senderOf(transfer))
    } catch (cause) {
      const error = toModalError(cause)
      if (signal.aborted || get().from === undefined) return
      const what = isModalError(error, 'SEND_INTERRUPTED') ? error.context.what : undefined
      set({
        loading: false,
        step:
          what !== undefined
            ? { status: 'stopped', what }
            : { status: 'failed', error, mayBeSent: error.context.mayBeSent === true },
      })
    } finally {
      steps.stop()
    }
  }

  /** Before the wallet is asked nothing has happened: it is looked over as before. */
  const stop = (): void => {
    if (get().step.status !== 'checking') return
    giveUp()
    set({ loading: false, step: { status: 'review' } })
  }
  // Who closes the modal meanwhile does not expect a wallet to open over the page.
  const { $modal } = context.stores.modal
  const unlisten = $modal.listen(({ open }) => {
    if (!open) stop()
  })
  context.signal.addEventListener('abort', unlisten, { once: true })

  return {
    stop,
    /** `isAgain`: the wallet is asked although it has not answered the same question yet. */
    submit: (isAgain = false): Promise<void> => start((signal) => submit(isAgain, signal)),
    giveUp,
  }
}
