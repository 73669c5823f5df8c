import { submitCode } from '@foyer/core/ui/embedded'
import { resendCode, signIn, startEmail } from '@foyer/core/ui/sign-in'
import { Laptop, Mail, RotateCw } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { enSignIn } from '../../messages/enSignIn.js'
import fields from '../../theme/fields.css?text'
import ring from '../../theme/ring.css?text'
import { useSite, useUi } from '../../UiContext.js'
import type { ViewModule, ViewProps } from '../../viewModule.js'
import { CodeScreen } from './CodeScreen.js'
import code from './code.css?text'
import { EmailForm } from './EmailForm.js'
import { NewCodeButton } from './NewCodeButton.js'
import { ResendCode } from './ResendCode.js'
import { SignInScreen } from './SignInScreen.js'
import { sentenceOf } from './sentenceOf.js'
import { showEmailLogin } from './showSignIn.js'
import { textsOf, useTexts } from './textsOf.js'
import { useRefusal } from './useRefusal.js'
import { useSignIn } from './useSignIn.js'
import { WithEmail } from './WithEmail.js'

/** Signing in with an address: the address itself, the code that was sent there, and what came of it. */
export function EmailLoginView({ params }: ViewProps<'EmailLogin'>) {
  const { context, messages } = useUi()
  const texts = useTexts(enSignIn)
  const site = useSite()
  const { state, chooseOther } = useSignIn()
  const { sentence, told, refuse } = useRefusal()
  const { namespace, adding } = params ?? {}
  const start = (given: string) => {
    const refusal = startEmail(context, { email: given, namespace, adding })
    if (!refusal) showEmailLogin(context, { namespace, adding, email: given })
    return refusal
  }
  const mail = <Icon node={Mail} strokeWidth={1.5} />
  const email = ('email' in state && state.email) || params?.email
  if (email === undefined || params?.email === undefined || state.status === 'idle') {
    return <EmailForm start={params?.email} onSubmit={start} />
  }

  switch (state.status) {
    case 'code':
      return (
        <CodeScreen
          title={texts.codeTitle}
          text={<WithEmail email={email} text={texts.codeText} />}
          sentAt={state.sentAt}
          isChecking={state.isChecking}
          isWrong={state.isWrong}
          onCode={(code) => void submitCode(context, code)}
          onResend={() => resendCode(context)}
        />
      )
    case 'device':
      return (
        <SignInScreen
          state="waiting"
          isAccent
          picture={<Icon node={Laptop} strokeWidth={1.5} />}
          title={texts.deviceTitle}
          text={<WithEmail email={email} text={texts.deviceText} />}
          below={<ResendCode sentAt={state.sentAt} onResend={() => resendCode(context)} />}
        />
      )
    case 'failed': {
      const isOver = state.error.code === 'CODE_EXPIRED'
      const retry = () => refuse(isOver ? resendCode(context) : start(email))
      return (
        <SignInScreen
          state="bad"
          isAccent
          picture={mail}
          title={isOver ? texts.codeOverTitle : texts.emailFailedTitle}
          text={sentenceOf(state.error, texts, messages.errors)}
        >
          {sentence && (
            <p className="fy-note fy-center">
              <span aria-hidden="true">{sentence}</span>
              <span className="fy-vh" role="alert">
                {told}
              </span>
            </p>
          )}
          {isOver ? (
            <NewCodeButton onClick={retry} />
          ) : (
            <Button kind="1" onClick={retry}>
              <Icon node={RotateCw} className="fy-i fy-i--sm" />
              {messages.common.tryAgain}
            </Button>
          )}
          <Button kind="3" onClick={chooseOther}>
            {texts.chooseOther}
          </Button>
        </SignInScreen>
      )
    }
    case 'connecting':
      return (
        <SignInScreen
          state="waiting"
          isAccent
          picture={mail}
          title={texts.connectingTitle}
          text={texts.connectingText}
        />
      )
    case 'connected':
      return (
        <SignInScreen
          state="ok"
          isAccent
          picture={mail}
          title={texts.connectedTitle}
          text={<WithEmail email={email} text={(shown) => texts.connectedText(site, shown)} />}
        />
      )
    default:
      return (
        <SignInScreen
          state="waiting"
          isAccent
          picture={mail}
          title={texts.sendingTitle}
          text={<WithEmail email={email} text={texts.sendingText} />}
        />
      )
  }
}

/** Signing in with an address. */
export const emailLoginView: ViewModule<'EmailLogin'> = {
  Component: EmailLoginView,
  sheets: [fields, ring, code],
  title: ({ messages }) => textsOf(messages, enSignIn).emailTitle,
  watch: (context) => context.use(signIn).$state,
}
