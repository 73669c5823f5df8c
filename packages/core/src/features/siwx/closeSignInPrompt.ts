import type { ModalContext } from '../../modal/context.js'
import { closeModal } from '../../modal/navigation/closeModal.js'
import { goBack } from '../../modal/navigation/goBack.js'
import type { PromptAnswer } from './signInPrompts.js'

export interface ClosePromptParameters {
  readonly answer: PromptAnswer
  readonly closesModal: boolean
  /** True when a `connect` call waits for this sign-in. */
  readonly isRequested: boolean
}

export function closeSignInPrompt(
  context: ModalContext,
  { answer, closesModal, isRequested }: ClosePromptParameters,
): void {
  // Wait a microtask, because the caller that aborted the prompt may open another view itself.
  if (answer === 'gone') {
    queueMicrotask(() => closeAfterAttempt(context, isRequested))
    return
  }
  const isAuthorized = answer !== 'out'
  const previous = context.stores.router.previous()
  if (!previous && isAuthorized) {
    closeAfterAttempt(context, isRequested)
    return
  }
  closeView(
    context,
    !isAuthorized && previous !== undefined && context.views.get(previous.view)?.connects !== undefined,
  )
  if (closesModal && !isRequested) closeModal(context)
}

/**
 * Closes the prompt's view. If it belongs to a connection attempt, waits until that ends, because closing the modal
 * would cancel it.
 */
function closeAfterAttempt(context: ModalContext, isRequested: boolean): void {
  const { $attempt } = context.stores.attempt
  if (!isRequested || $attempt.get().status !== 'waiting') {
    closeView(context, false)
    return
  }
  const stop = $attempt.listen(({ status }) => {
    if (status === 'waiting') return
    stop()
    closeView(context, false)
  })
}

function closeView(context: ModalContext, isGivenUp: boolean): void {
  const { modal, router } = context.stores
  if (!modal.$modal.get().open || router.$route.get().view !== 'SIWXSignMessage') return
  if (!router.back()) closeModal(context)
  else if (isGivenUp) goBack(context)
}
