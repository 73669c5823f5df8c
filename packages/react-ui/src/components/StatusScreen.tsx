import type { ReactNode } from 'react'

export interface StatusScreenProps {
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** ARIA role: `status` while waiting, `alert` for errors. */
  readonly role?: 'status' | 'alert' | undefined
  readonly isShaking?: boolean | undefined
  readonly isTight?: boolean | undefined
}

export function StatusScreen({ picture, title, text, role, isShaking, isTight }: StatusScreenProps) {
  return (
    <div className={`fy-state${isTight ? ' fy-state--tight' : ''}`} role={role}>
      <div className={`fy-state__pic${isShaking ? ' fy-shake' : ''}`}>{picture}</div>
      <p className="fy-state__t">{title}</p>
      {text && <p className="fy-state__p">{text}</p>}
    </div>
  )
}
