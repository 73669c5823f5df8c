import { approval, cancelApproval } from '@foyer/core/ui/embedded'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldAlert } from 'lucide'
import { Button } from '../../../components/Button.js'
import { Icon } from '../../../components/Icon.js'
import { Mark } from '../../../components/Mark.js'
import { StateScreen } from '../../../components/StateScreen.js'
import { enApproval } from '../../../messages/enApproval.js'
import { useUi } from '../../../UiContext.js'
import type { ViewModule } from '../../../viewModule.js'
import { textsOf, useTexts } from '../textsOf.js'
import { ApprovalFooter } from './ApprovalFooter.js'
import { FrameSlot } from './FrameSlot.js'
import slot from './slot.css?text'

/** Room for the frame in which the visitor decides. What it shows is the secure site's; this page sees nothing of it. */
export function ApproveTransactionView() {
  const { context, messages } = useUi()
  const texts = useTexts(enApproval)
  const frame = context.use(approval)
  const { status } = useStore(frame.$frame)
  if (status === 'failed') {
    return (
      <>
        <div className="fy-body">
          <StateScreen
            role="alert"
            title={texts.frameFailedTitle}
            text={texts.frameFailedText}
            picture={<Mark node={ShieldAlert} tone="warn" />}
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

/** Signing a transaction is for sending it. */
const isMessage = (method: string) => /sign/i.test(method) && !/transaction|calls|psbt/i.test(method)

export const approveTransactionView: ViewModule<'ApproveTransaction'> = {
  Component: ApproveTransactionView,
  Footer: ApprovalFooter,
  sheets: [slot],
  title({ context, messages }) {
    const texts = textsOf(messages, enApproval)
    const { method = '' } = context.use(approval).$pending.get()[0] ?? {}
    if (/^wallet_revoke.*permission/i.test(method)) return texts.takeBackTitle
    if (/permission/i.test(method)) return texts.permitTitle
    if (!isMessage(method)) return texts.approveTitle
    // Asked on top of the view that says what a signature is for.
    const { stack } = context.stores.router.$router.get()
    const isSignIn = method === 'signIn' || stack.some(({ view }) => view === 'SIWXSignMessage')
    return isSignIn ? texts.signInTitle : texts.signTitle
  },
  watch: (context) => context.use(approval).$pending,
}
