import { approvalController, cancelApproval } from '@foyer/core/internal/embedded'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldAlert, ShieldCheck } from 'lucide'
import { Button } from '../../../components/Button.js'
import { Icon } from '../../../components/Icon.js'
import { IconBadge } from '../../../components/IconBadge.js'
import { StatusScreen } from '../../../components/StatusScreen.js'
import { useUi } from '../../../internal/UiContext.js'
import type { ViewModule } from '../../../internal/viewModule.js'
import { enApproval } from '../approvalTexts.js'
import { getSignInTexts, useSignInTexts } from '../signInMessages.js'
import { FrameSlot } from './FrameSlot.js'
import slot from './slot.css?text'

/** Reserves room for the secure site's frame, in which the user approves requests unseen by the app. */
export function ApproveTransactionView() {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enApproval)
  const frame = context.use(approvalController)
  const { status } = useStore(frame.$frame)
  if (status === 'failed') {
    return (
      <>
        <div className="fy-body">
          <StatusScreen
            role="alert"
            title={texts.frameFailedTitle}
            text={texts.frameFailedText}
            picture={<IconBadge node={ShieldAlert} tone="warn" />}
          />
        </div>
        <div className="fy-cta fy-stack">
          <Button kind="1" onClick={() => frame.retry()}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
          <Button kind="3" onClick={() => cancelApproval(context)}>
            {texts.cancel}
          </Button>
        </div>
      </>
    )
  }
  return (
    <div className="fy-body fy-body--slot">
      <FrameSlot isLoading={status === 'loading'} />
    </div>
  )
}

/** Returns whether a method signs a message. Methods that sign a transaction do not count. */
const isMessage = (method: string) => /sign/i.test(method) && !/transaction|calls|psbt/i.test(method)

export const approveTransactionView: ViewModule<'ApproveTransaction'> = {
  Component: ApproveTransactionView,
  Footer: ApprovalFooter,
  sheets: [slot],
  title({ context, messages }) {
    const texts = getSignInTexts(messages, enApproval)
    const { method = '' } = context.use(approvalController).$pending.get()[0] ?? {}
    if (/^wallet_revoke.*permission/i.test(method)) return texts.takeBackTitle
    if (/permission/i.test(method)) return texts.permitTitle
    if (!isMessage(method)) return texts.approveTitle
    // If the signature is for signing in (SIWX), the view that explains the sign-in lies below this one.
    const { stack } = context.stores.router.$router.get()
    const isSignIn = method === 'signIn' || stack.some(({ view }) => view === 'SIWXSignMessage')
    return isSignIn ? texts.signInTitle : texts.signTitle
  },
  watch: (context) => context.use(approvalController).$pending,
}

function ApprovalFooter() {
  const { context } = useUi()
  const texts = useSignInTexts(enApproval)
  const { $pending, host } = context.use(approvalController)
  const { length } = useStore($pending)
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={ShieldCheck} className="fy-i fy-i--xs" />
      <span>
        {texts.frameFrom(host)}
        {length > 1 && (
          <>
            {' · '}
            <span className="fy-num">{texts.request(1, length)}</span>
          </>
        )}
      </span>
    </div>
  )
}
