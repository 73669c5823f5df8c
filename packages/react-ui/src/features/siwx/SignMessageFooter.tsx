import { Lock } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { usePrompt } from './usePrompt.js'

/** The site that the visitor signs in to, as the message names it. */
export function SignMessageFooter() {
  const domain = usePrompt()?.message?.domain ?? globalThis.location?.host
  if (!domain) return null
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={Lock} className="fy-i fy-i--xs" />
      <bdi>{domain}</bdi>
    </div>
  )
}
