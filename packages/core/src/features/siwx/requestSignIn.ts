import type { ModalContext } from '../../modal/context.js'
import { createRefusalStorage } from './createRefusalStorage.js'
import { promptSignIn, type SignInPromptParameters } from './promptSignIn.js'

/**
 * Prompts the user to sign in, in the modal or, without a view layer, directly in the wallet. Resolves to true if the
 * account may connect. Remembers that the user declined.
 */
export async function requestSignIn(context: ModalContext, parameters: SignInPromptParameters): Promise<boolean> {
  if (!context.hasUi) {
    if (parameters.hasDeclined) return !parameters.isRequired
    return (await import('./signInWithoutUi.js')).signInWithoutUi(context, parameters)
  }
  const refusals = createRefusalStorage(context, parameters.account)
  // The user is prompted again, so an earlier refusal no longer counts.
  refusals.remove()
  const answer = await promptSignIn(context, parameters)
  if (answer === 'out' || answer === 'without') refusals.add()
  return answer === 'signed' || answer === 'without'
}
