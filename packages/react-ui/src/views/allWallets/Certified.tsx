import { ShieldCheck } from 'lucide'
import { Icon } from '../../components/Icon.js'

/** The mark of a wallet that the directory vouches for. The word for it stands beside it. */
export function Certified() {
  return (
    <span className="fy-certified" aria-hidden="true">
      <Icon node={ShieldCheck} className="fy-i fy-i--xs" strokeWidth={2.1} />
    </span>
  )
}
