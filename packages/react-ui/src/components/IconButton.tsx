import type { MouseEvent, ReactNode } from 'react'

export interface IconButtonProps {
  readonly label: string
  readonly children: ReactNode
  /** Finds its way back to the focus when the visitor comes back to the view. */
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
