import { isModalError } from '../../errors/ModalError.js'
import type { ModalContext } from '../../modal/context.js'
import { emitError } from '../../notices/emitError.js'
import { createSingleRunner, createStepReporter } from '../../transactions/createStepReporter.js'
import type { CaipAddress } from '../../types/caip.js'
import { combineSignals } from '../../utils/waiting.js'
import { toTransfer } from './createTransferQuoter.js'
import { getSendProblem, selectFeeChoice } from './getSendProblem.js'
import type { SendReceipt, SendState } from './sendState.js'
import { sendTransferOnce, toSenderAddress } from './transfer.js'

interface SendSubmitParameters {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onBegin: () => void
  readonly onSent: (receipt: SendReceipt, from: CaipAddress) => void
}

export function createSendSubmitter({ context, get, set, onBegin, onSent }: SendSubmitParameters) {
  const { start, giveUp } = createSingleRunner()

  const submit = async (isAgain: boolean, signal: AbortSignal): Promise<void> => {
    const { token, sendTokenAmount: amount, receiverProfileName: name, quote, feeId, step } = get()
    const transfer = step.status === 'form' || step.status === 'review' ? toTransfer(get()) : undefined
    if (!transfer || !token || amount === undefined || getSendProblem(get())) return
    onBegin()
    const shown = quote.quote && selectFeeChoice(quote.quote, feeId)
    set({ loading: true, step: { status: 'checking' } })
    const steps = createStepReporter<SendState['step']>({
      set: (next) => set({ step: next }),
      slow() {
        const { step: now } = get()
        return now.status === 'checking' || now.status === 'switching' || now.status === 'wallet'
          ? { ...now, isSlow: true }
          : undefined
      },
      signal: combineSignals(context.signal, signal),
    })
    const onStep = (status: 'checking' | 'switching' | 'wallet') => steps.onStep({ status })
    try {
      const shownFee = shown && (shown.most ?? shown.amount)
      const { hash, callsId } = await sendTransferOnce(context, {
        transfer,
        shownFee,
        onStep,
        isAgain,
        signal,
        isShown: () => !signal.aborted,
      })
      const { network, to } = transfer
      if (!signal.aborted)
        onSent({ hash, callsId, status: 'pending', amount, token, network, to, name }, toSenderAddress(transfer))
    } catch (cause) {
      const error = emitError(context.modal, cause)
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

  const stop = (): void => {
    if (get().step.status !== 'checking') return
    giveUp()
    set({ loading: false, step: { status: 'review' } })
  }
  // Stop when the user closes the modal, because a wallet prompt after that would be unexpected.
  const { $modal } = context.stores.modal
  const unlisten = $modal.listen(({ open }) => {
    if (!open) stop()
  })
  context.signal.addEventListener('abort', unlisten, { once: true })

  return {
    stop,
    submit: (isAgain = false): Promise<void> => start((signal) => submit(isAgain, signal)),
    giveUp,
  }
}
