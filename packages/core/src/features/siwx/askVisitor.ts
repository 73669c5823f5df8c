import type { ModalContext } from '../../context.js'
import { isUnanswered } from './isUnanswered.js'
import { type PromptParameters, promptVisitor } from './prompt.js'
import { refusalsOf } from './refusals.js'
import { signIns } from './signIns.js'
import { signText } from './signText.js'
import { waysOf } from './siwxConfig.js'

/** Has the visitor sign, in the modal where there is one. Whether they are let in; a refusal is remembered. */
export async function askVisitor(context: ModalContext, parameters: PromptParameters): Promise<boolean> {
  if (!context.hasUi) return parameters.hasDeclined ? !parameters.isRequired : signUnseen(context, parameters)
  const refusals = refusalsOf(context, parameters.account)
  // Who asks for it themselves is asked, whatever they said before.
  refusals.remove()
  const answer = await promptVisitor(context, parameters)
  if (answer === 'out' || answer === 'without') refusals.add()
  return answer === 'signed' || answer === 'without'
}

async function signUnseen(context: ModalContext, { account, signedIn }: PromptParameters): Promise<boolean> {
  const ways = waysOf(context)
  const chainId = account.caipNetworkId
  const message = await ways.createMessage({ accountAddress: account.account.address, chainId })
  const text = message.toString()
  const signature = await signText(ways, account, text)
  const { toString: _, ...data } = message
  const known = context.use(signIns)
  const handedIn = Promise.resolve(ways.addSession({ data, message: text, signature }))
  try {
    await handedIn
  } catch (cause) {
    if (isUnanswered(cause)) known.undo(signedIn, handedIn)
    throw cause
  }
  if (account.signal.aborted) {
    known.undo(signedIn, handedIn)
    return false
  }
  known.add(signedIn)
  return true
}
