import type { ModalContext } from '../../context.js'
import { type PromptParameters, promptVisitor } from './prompt.js'
import { refusalsOf } from './refusals.js'

/** Has the visitor sign, in the modal where there is one. Whether they are let in; a refusal is remembered. */
export async function askVisitor(context: ModalContext, parameters: PromptParameters): Promise<boolean> {
  if (!context.hasUi) {
    if (parameters.hasDeclined) return !parameters.isRequired
    return (await import('./signUnseen.js')).signUnseen(context, parameters)
  }
  const refusals = refusalsOf(context, parameters.account)
  // Who asks for it themselves is asked, whatever they said before.
  refusals.remove()
  const answer = await promptVisitor(context, parameters)
  if (answer === 'out' || answer === 'without') refusals.add()
  return answer === 'signed' || answer === 'without'
}
