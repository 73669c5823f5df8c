import type { MouseEvent, ReactNode } from 'react'

export interface IconButtonProps {
  readonly label: string
  readonly children: ReactNode
  /** Key by which the view restores the focus when the user comes back. */
  readonly focusKey?: string | undefined
  readonly onClick: (event: MouseEvent) => void
}

export function IconButton({ label, children, focusKey, onClick }: IconButtonProps) {
  return (
    <button type="button" className="fy-icb" aria-label={label} data-focus-key={focusKey} onClick={onClick}>
      {children}
    </button>
  )
}
