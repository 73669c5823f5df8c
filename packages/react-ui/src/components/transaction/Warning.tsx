import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.js'

interface WarningProps {
  readonly children: ReactNode
  readonly isBad?: boolean | undefined
  /** @default `alert` if bad, else `note` */
  readonly role?: 'alert' | 'note' | undefined
  readonly button?: ReactNode
}

export function Warning({ children, isBad, role = isBad ? 'alert' : 'note', button }: WarningProps) {
  return (
    <div className={`fy-alert fy-alert--${isBad ? 'bad' : 'warn'}`} role={role}>
      <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
      <div>{children}</div>
      {button}
    </div>
  )
}
