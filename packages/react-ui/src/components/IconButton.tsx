import type { ReactNode } from 'react'

export interface IconButtonProps {
  readonly label: string
  readonly children: ReactNode
  readonly onClick: () => void
}

export function IconButton({ label, children, onClick }: IconButtonProps) {
  return (
    <button type="button" className="fy-icb" aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
