import type { ReactNode } from 'react'

export interface ReviewLineProps {
  readonly label: string
  readonly picture: ReactNode
  readonly amount: ReactNode
  /** What it is worth, or where. */
  readonly text?: ReactNode
}

/** What goes or comes, looked over: its picture, how much, and what that is. */
export function ReviewLine({ label, picture, amount, text }: ReviewLineProps) {
  return (
    <div>
      <p className="fy-label">{label}</p>
      <div className="fy-review__line">
        {picture}
        <span className="fy-row__m">
          <span className="fy-review__amount fy-num">{amount}</span>
          {text !== undefined && <span className="fy-row__s fy-num">{text}</span>}
        </span>
      </div>
    </div>
  )
}
