import { describeError, getErrorTitle } from '@foyer/core/internal/connect'
import {
  approvalController,
  cancelEmailChange,
  resendEmailChangeCode,
  startEmailChange,
  submitEmailChangeCode,
} from '@foyer/core/internal/embedded'
import { goBack, showToast } from '@foyer/core/internal/modal'
import { type EmailChangeState, signInStore } from '@foyer/core/internal/sign-in'
import { useStore } from '@nanostores/react'
import { Mail, RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import type { ViewModule } from '../../internal/viewModule.js'
import fields from '../../shell/theme/fields.css?text'
import ring from '../../shell/theme/ring.css?text'
import { FrameSlot } from './approval/FrameSlot.js'
import slot from './approval/slot.css?text'
import code from './code.css?text'
import { EmailCodeScreen, SentenceWithEmail } from './EmailCodeScreen.js'
import { EmailField } from './EmailField.js'
import { SignInScreen } from './SignInScreen.js'
import { getSignInTexts, useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

/** Changes the email of the embedded wallet: confirms both addresses by code, the old one first. */
export function UpdateEmailView() {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignIn)
  const formatDate = useFormatDate()
  const change = useStore(context.use(signInStore).$change)
  const { account } = useActiveAccount()
  // Keeps the old email on screen, because the account has the new one before the view closes.
  const [current] = useState(account.user?.email)
  const [isAgain, setAgain] = useState(false)

  useEffect(() => () => cancelEmailChange(context), [context])
  useEffect(() => {
    if (change.status !== 'failed') setAgain(false)
    if (change.status !== 'done') return
    const { from } = change
    const message = from === undefined ? texts.changed : texts.changesFrom(formatDate(from, 'dayAndTime'))
    showToast(context.modal, { message })
    goBack(context)
  }, [change, context, texts, formatDate])

  switch (change.status) {
    case 'sending':
      return <FrameConfirmation />
    case 'primary':
    case 'secondary':
      return <ChangeCode change={change} current={current} />
    case 'failed':
      if (isAgain) break
      return (
        <SignInScreen
          state="bad"
          isAccent
          picture={<Icon node={Mail} strokeWidth={1.5} />}
          title={getErrorTitle(change.error, messages.errors) ?? texts.changeFailedTitle}
          text={describeError(change.error, messages.errors)}
        >
          <Button kind="1" onClick={() => setAgain(true)}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
          <Button kind="3" onClick={() => goBack(context)}>
            {texts.cancel}
          </Button>
        </SignInScreen>
      )
    default:
      break
  }
  const isBusy = change.status === 'done'
  return (
    <div className="fy-body">
      <EmailField
        label={texts.newEmail}
        start={'newEmail' in change ? change.newEmail : ''}
        isFirst
        isBusy={isBusy}
        onSubmit={(email) => startEmailChange(context, email)}
        above={
          current !== undefined && (
            <p className="fy-note fy-now">
              <SentenceWithEmail email={current} text={texts.now} />
            </p>
          )
        }
      >
        <p className="fy-hint fy-now">{texts.bothChecked}</p>
        <div className="fy-pair fy-form-end">
          <Button kind="2" onClick={() => goBack(context)}>
            {texts.cancel}
          </Button>
          <Button kind="1" isSubmit isBusy={isBusy}>
            {texts.goOn}
          </Button>
        </div>
      </EmailField>
    </div>
  )
}

function FrameConfirmation() {
  const { context } = useUi()
  const texts = useSignInTexts(enSignIn)
  const { status } = useStore(context.use(approvalController).$frame)
  return (
    <div className="fy-body fy-body--slot fy-stack">
      <FrameSlot isLoading={status !== 'ready'} />
      <Button kind="3" onClick={() => cancelEmailChange(context)}>
        {texts.cancel}
      </Button>
    </div>
  )
}

type Asked = Extract<EmailChangeState, { readonly status: 'primary' | 'secondary' }>

interface ChangeCodeProps {
  readonly change: Asked
  readonly current: string | undefined
}

function ChangeCode({ change, current }: ChangeCodeProps) {
  const { context } = useUi()
  const texts = useSignInTexts(enSignIn)
  const isSecond = change.status === 'secondary'
  const email = isSecond ? change.newEmail : (current ?? '')
  return (
    <EmailCodeScreen
      key={change.status}
      title={isSecond ? texts.secondaryTitle : texts.primaryTitle}
      text={<SentenceWithEmail email={email} text={texts.changeCodeText} />}
      sentAt={change.sentAt}
      isChecking={change.isChecking}
      isWrong={change.isWrong}
      onCode={(code) => void submitEmailChangeCode(context, code)}
      onResend={() => resendEmailChangeCode(context)}
    >
      <div
        className="fy-bar"
        role="progressbar"
        aria-label={texts.step(isSecond ? 2 : 1)}
        aria-valuenow={isSecond ? 2 : 1}
        aria-valuemin={0}
        aria-valuemax={2}
      >
        <i className={isSecond ? 'is-full' : undefined} />
      </div>
    </EmailCodeScreen>
  )
}

export const updateEmailView: ViewModule<'UpdateEmailWallet'> = {
  Component: UpdateEmailView,
  sheets: [fields, ring, code, slot],
  title: ({ messages }) => getSignInTexts(messages, enSignIn).changeTitle,
  watch: (context) => context.use(signInStore).$change,
}
