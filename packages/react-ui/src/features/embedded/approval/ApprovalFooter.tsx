import { approval } from '@foyer/core/ui/embedded'
import { useStore } from '@nanostores/react'
import { ShieldCheck } from 'lucide'
import { Icon } from '../../../components/Icon.js'
import { enApproval } from '../../../messages/enApproval.js'
import { useUi } from '../../../UiContext.js'
import { useTexts } from '../textsOf.js'

/** Whose window it is, and how many requests wait. */
export function ApprovalFooter() {
  const { context } = useUi()
  const texts = useTexts(enApproval)
  const { $pending, host } = context.use(approval)
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
