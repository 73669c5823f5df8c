import type { ModalContext } from '../../context.js'
import { isUnanswered } from './isUnanswered.js'
import type { PromptParameters } from './prompt.js'
import { signIns } from './signIns.js'
import { signText } from './signText.js'
import { waysOf } from './siwxConfig.js'

/** Where there is no view layer: the wallet is asked at once. Whether they are in. */
export async function signUnseen(context: ModalContext, { account, signedIn }: PromptParameters): Promise<boolean> {
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
