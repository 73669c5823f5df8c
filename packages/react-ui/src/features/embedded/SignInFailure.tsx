import type { ModalError } from '@foyer/core'
import { approvalController } from '@foyer/core/internal/embedded'
import { ExternalLink } from '../../components/ExternalLink.js'
import { useUi } from '../../internal/UiContext.js'
import { WalletMessage } from '../../views/ErrorText.js'
import { describeSignInError } from './SignInScreen.js'
import { useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

export interface SignInFailureProps {
  readonly error: ModalError
}

/** Tells whether the login waits for the user to approve this device at the secure site. */
export const isDeviceUnapproved = ({ context }: ModalError): boolean => context.isUnapproved === true

/** Describes a failed login, followed by the secure site's own message. */
export function SignInFailure({ error }: SignInFailureProps) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignIn)
  const { host } = context.use(approvalController)
  return (
    <>
      {isDeviceUnapproved(error) ? texts.unapprovedText(host) : describeSignInError(error, texts, messages.errors)}
      <WalletMessage error={error} wallet={host} />
    </>
  )
}

/** Links to the secure site's window, if the user has to approve this device there. */
export function ApprovalLink({ error }: SignInFailureProps) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignIn)
  const { host, windowUrl } = context.use(approvalController)
  if (!isDeviceUnapproved(error)) return null
  return (
    <ExternalLink href={`${windowUrl}?lang=${messages.language}`} className="fy-btn fy-btn--1">
      {texts.unapprovedLink(host)}
    </ExternalLink>
  )
}
