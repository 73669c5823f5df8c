import { approval } from '@foyer/core/ui/embedded'
import type { ViewModule } from '../../viewModule.js'
import { ApprovalFooter } from './approval/ApprovalFooter.js'
import { ApproveTransactionView } from './approval/ApproveTransactionView.js'
import slot from './approval/slot.css?text'
import { textsOf } from './textsOf.js'

/** What the embedded wallet is asked, and answers in its own frame. */
export const ApproveTransaction: ViewModule<'ApproveTransaction'> = {
  Component: ApproveTransactionView,
  Footer: ApprovalFooter,
  sheets: [slot],
  title: ({ messages }) => textsOf(messages).approveTitle,
  watch: (context) => context.use(approval).$frame,
}
