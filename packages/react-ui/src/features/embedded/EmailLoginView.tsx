import { approvalController, submitLoginCode } from '@foyer/core/internal/embedded'
import { type EmailRefusal, resendLoginCode, signInStore, startEmailLogin } from '@foyer/core/internal/sign-in'
import { useStore } from '@nanostores/react'
import { Laptop, Mail, RotateCw } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { useAppName, useUi } from '../../internal/UiContext.js'
import type { ViewModule, ViewProps } from '../../internal/viewModule.js'
import fields from '../../shell/theme/fields.css?text'
import ring from '../../shell/theme/ring.css?text'
import { ConsentCheckbox } from '../consent/ConsentCheckbox.js'
import { useConsent } from '../consent/consent.js'
import { FrameSlot } from './approval/FrameSlot.js'
import slot from './approval/slot.css?text'
import code from './code.css?text'
import { EmailCodeScreen, SentenceWithEmail } from './EmailCodeScreen.js'
import { EmailField, useEmailRefusal } from './EmailField.js'
import { NewCodeButton, ResendCode } from './ResendCode.js'
import { ApprovalLink, isDeviceUnapproved, SignInFailure } from './SignInFailure.js'
import { getSignInErrorTitle, SignInScreen, useEmbeddedSignIn } from './SignInScreen.js'
import { showEmailLogin } from './showSignIn.js'
import { getSignInTexts, useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

export function EmailLoginView({ params }: ViewProps<'EmailLogin'>) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignIn)
  const site = useAppName()
  const { state, chooseOther } = useEmbeddedSignIn()
  const { sentence, screenReaderText, refuse } = useEmailRefusal()
  const hasFramePrompt = useStore(context.use(approvalController).$height) !== undefined
  const { namespace, adding } = params ?? {}
  const start = (given: string) => {
    const refusal = startEmailLogin(context, { email: given, namespace, adding })
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
        <EmailCodeScreen
          title={texts.codeTitle}
          text={<SentenceWithEmail email={email} text={texts.codeText} />}
          sentAt={state.sentAt}
          isChecking={state.isChecking}
          isWrong={state.isWrong}
          onCode={(code) => void submitLoginCode(context, code)}
          onResend={() => resendLoginCode(context)}
        />
      )
    case 'device':
      return hasFramePrompt ? (
        <div className="fy-body fy-body--slot">
          <FrameSlot isLoading={false} />
        </div>
      ) : (
        <SignInScreen
          state="waiting"
          isAccent
          picture={<Icon node={Laptop} strokeWidth={1.5} />}
          title={texts.deviceTitle}
          text={<SentenceWithEmail email={email} text={texts.deviceText} />}
          below={<ResendCode sentAt={state.sentAt} onResend={() => resendLoginCode(context)} />}
        />
      )
    case 'failed': {
      const isOver = state.error.code === 'CODE_EXPIRED'
      const retry = () => refuse(isOver ? resendLoginCode(context) : start(email))
      const failureTitle = isDeviceUnapproved(state.error)
        ? texts.deviceTitle
        : (getSignInErrorTitle(state.error, messages.errors) ?? texts.emailFailedTitle)
      return (
        <SignInScreen
          state="bad"
          isAccent
          picture={mail}
          title={isOver ? texts.codeOverTitle : failureTitle}
          text={<SignInFailure error={state.error} />}
        >
          {sentence && (
            <p className="fy-note fy-center">
              <span aria-hidden="true">{sentence}</span>
              <span className="fy-vh" role="alert">
                {screenReaderText}
              </span>
            </p>
          )}
          <ApprovalLink error={state.error} />
          {isOver ? (
            <NewCodeButton onClick={retry} />
          ) : (
            <Button kind={isDeviceUnapproved(state.error) ? '2' : '1'} onClick={retry}>
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
          text={<SentenceWithEmail email={email} text={(shown) => texts.connectedText(site, shown)} />}
        />
      )
    default:
      return (
        <SignInScreen
          state="waiting"
          isAccent
          picture={mail}
          title={texts.sendingTitle}
          text={<SentenceWithEmail email={email} text={texts.sendingText} />}
        />
      )
  }
}

export const emailLoginView: ViewModule<'EmailLogin'> = {
  Component: EmailLoginView,
  sheets: [fields, ring, code, slot],
  title: ({ messages }) => getSignInTexts(messages, enSignIn).emailTitle,
  watch: (context) => context.use(signInStore).$state,
  restart({ context }, { email, ...target } = {}) {
    if (email !== undefined && context.use(signInStore).$state.get().status === 'failed')
      startEmailLogin(context, { ...target, email })
  },
}

interface EmailFormProps {
  readonly start?: string | undefined
  readonly onSubmit: (email: string) => EmailRefusal | undefined
}

/** Prompts for the email address, if Connect has not. */
function EmailForm({ start, onSubmit }: EmailFormProps) {
  const texts = useSignInTexts(enSignIn)
  const { isNeeded, check } = useConsent()
  return (
    <div className="fy-body">
      <StatusScreen
        isTight
        title={texts.withEmail}
        text={texts.emailText}
        picture={<IconBadge node={Mail} tone="accent" />}
      />
      {isNeeded && <ConsentCheckbox />}
      <EmailField
        label={texts.email}
        goLabel={texts.withEmail}
        start={start}
        isFirst
        onSubmit={(email) => (check() ? onSubmit(email) : undefined)}
      />
    </div>
  )
}
