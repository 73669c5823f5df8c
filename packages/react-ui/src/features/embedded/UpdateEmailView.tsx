import { goBack, showToast } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import {
  approval,
  leaveEmailChange,
  resendChangeCode,
  startEmailChange,
  submitChangeCode,
} from '@foyer/core/ui/embedded'
import { type EmailChange, signIn } from '@foyer/core/ui/sign-in'
import { useStore } from '@nanostores/react'
import { Mail, RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enSignIn } from '../../messages/enSignIn.js'
import fields from '../../theme/fields.css?text'
import ring from '../../theme/ring.css?text'
import { useUi } from '../../UiContext.js'
import type { ViewModule } from '../../viewModule.js'
import { FrameSlot } from './approval/FrameSlot.js'
import slot from './approval/slot.css?text'
import { CodeScreen } from './CodeScreen.js'
import code from './code.css?text'
import { EmailField } from './EmailField.js'
import { SignInScreen } from './SignInScreen.js'
import { textsOf, useTexts } from './textsOf.js'
import { WithEmail } from './WithEmail.js'

/** Another address for the embedded wallet: both are checked with a code, the old one first. */
export function UpdateEmailView() {
  const { context, messages } = useUi()
  const texts = useTexts(enSignIn)
  const formatDate = useFormatDate()
  const change = useStore(context.use(signIn).$change)
  const { account } = useActiveAccount()
  // The account may hear of the new address before this view goes.
  const [current] = useState(account.user?.email)
  const [isAgain, setAgain] = useState(false)

  useEffect(() => () => leaveEmailChange(context), [context])
  useEffect(() => {
    if (change.status !== 'failed') setAgain(false)
    if (change.status !== 'done') return
    const { from } = change
    const message = from === undefined ? texts.changed : texts.changesFrom(formatDate(from, 'dayAndTime'))
    showToast(context, { message })
    goBack(context)
  }, [change, context, texts, formatDate])

  switch (change.status) {
    case 'sending':
      return <AskedInFrame />
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
          title={texts.changeFailedTitle}
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
              <WithEmail email={current} text={texts.now} />
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

/** Room for the frame, which asks whether this is meant. */
function AskedInFrame() {
  const { context } = useUi()
  const texts = useTexts(enSignIn)
  const { status } = useStore(context.use(approval).$frame)
  return (
    <div className="fy-body fy-body--slot fy-stack">
      <FrameSlot isLoading={status !== 'ready'} />
      <Button kind="3" onClick={() => leaveEmailChange(context)}>
        {texts.cancel}
      </Button>
    </div>
  )
}

type Asked = Extract<EmailChange, { readonly status: 'primary' | 'secondary' }>

interface ChangeCodeProps {
  readonly change: Asked
  readonly current: string | undefined
}

function ChangeCode({ change, current }: ChangeCodeProps) {
  const { context } = useUi()
  const texts = useTexts(enSignIn)
  const isSecond = change.status === 'secondary'
  const email = isSecond ? change.newEmail : (current ?? '')
  return (
    <CodeScreen
      key={change.status}
      title={isSecond ? texts.secondaryTitle : texts.primaryTitle}
      text={<WithEmail email={email} text={texts.changeCodeText} />}
      sentAt={change.sentAt}
      isChecking={change.isChecking}
      isWrong={change.isWrong}
      onCode={(code) => void submitChangeCode(context, code)}
      onResend={() => resendChangeCode(context)}
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
    </CodeScreen>
  )
}

export const updateEmailView: ViewModule<'UpdateEmailWallet'> = {
  Component: UpdateEmailView,
  sheets: [fields, ring, code, slot],
  title: ({ messages }) => textsOf(messages, enSignIn).changeTitle,
  watch: (context) => context.use(signIn).$change,
}
