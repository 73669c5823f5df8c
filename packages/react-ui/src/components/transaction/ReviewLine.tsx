import type { ReactNode } from 'react'

export interface ReviewLineProps {
  readonly label: string
  readonly icon: ReactNode
  readonly amount: ReactNode
  /** Second line: the amount's value in money, or the network. */
  readonly text?: ReactNode
}

export function ReviewLine({ label, icon, amount, text }: ReviewLineProps) {
  return (
    <div>
      <p className="fy-label">{label}</p>
      <div className="fy-review__line">
        {icon}
        <span className="fy-row__m">
          <span className="fy-review__amount fy-num">{amount}</span>
          {text !== undefined && <span className="fy-row__s fy-num">{text}</span>}
        </span>
      </div>
    </div>
  )
}
