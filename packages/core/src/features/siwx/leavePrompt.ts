import type { ModalContext } from '../../context.js'
import { closeModal } from '../../modal/closeModal.js'
import { goBack } from '../../modal/goBack.js'
import type { Answer } from './prompts.js'

export interface LeavePromptParameters {
  readonly answer: Answer
  /** The visitor wanted to close the modal. */
  readonly isLeaving: boolean
  /** Somebody waits for the wallet to be connected. */
  readonly asked: boolean
}

/** Back to where the visitor was: on to what follows connecting, to choosing another wallet, or out of the modal. */
export function leavePrompt(context: ModalContext, { answer, isLeaving, asked }: LeavePromptParameters): void {
  // Whoever gave it up may move the modal by themselves in this very turn.
  if (answer === 'gone') {
    queueMicrotask(() => leaveAfter(context, asked))
    return
  }
  const isIn = answer !== 'out'
  const previous = context.stores.router.previous()
  if (!previous && isIn) {
    leaveAfter(context, asked)
    return
  }
  leave(context, !isIn && previous !== undefined && context.views.get(previous.view)?.connects !== undefined)
  if (isLeaving && !asked) closeModal(context)
}

/** Leaving sooner could close the modal, which gives up what is being connected. */
function leaveAfter(context: ModalContext, asked: boolean): void {
  const { $attempt } = context.stores.attempt
  if (!asked || $attempt.get().status !== 'waiting') {
    leave(context, false)
    return
  }
  const stop = $attempt.listen(({ status }) => {
    if (status === 'waiting') return
    stop()
    leave(context, false)
  })
}

function leave(context: ModalContext, isGivenUp: boolean): void {
  const { modal, router } = context.stores
  if (!modal.$modal.get().open || router.$route.get().view !== 'SIWXSignMessage') return
  if (!router.back()) closeModal(context)
  else if (isGivenUp) goBack(context)
}
