import type { ModalContext } from '../../modal/context.js'
import { isServerOutcomeUnknown } from './isServerOutcomeUnknown.js'
import type { SignInPromptParameters } from './promptSignIn.js'
import { getSignInConfig } from './signInConfig.js'
import { signInRegistry } from './signInRegistry.js'
import { signMessageText } from './signMessageText.js'

export async function signInWithoutUi(
  context: ModalContext,
  { account, signedIn }: SignInPromptParameters,
): Promise<boolean> {
  const config = getSignInConfig(context)
  const chainId = account.caipNetworkId
  const message = await config.createMessage({ accountAddress: account.account.address, chainId })
  const text = message.toString()
  const signature = await signMessageText(config, account, text)
  const { toString: _, ...data } = message
  const registry = context.use(signInRegistry)
  const submission = Promise.resolve(config.addSession({ data, message: text, signature }))
  try {
    await submission
  } catch (cause) {
    if (isServerOutcomeUnknown(cause)) registry.revokeSubmission(signedIn, submission)
    throw cause
  }
  if (account.signal.aborted) {
    registry.revokeSubmission(signedIn, submission)
    return false
  }
  registry.add(signedIn)
  return true
}
