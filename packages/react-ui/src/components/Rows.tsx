import type { KeyboardEvent, ReactNode } from 'react'

/** Renders a list whose rows Tab, arrow keys, Home and End reach. */
export function Rows({ children, label }: { readonly children: ReactNode; readonly label?: string | undefined }) {
  return (
    <ul className="fy-rows" aria-label={label} onKeyDown={moveFocus}>
      {children}
    </ul>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.fy-row:not([disabled])')]
  const now = rows.findIndex((row) => row.contains(event.target as Node))
  if (now < 0) return
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const target = rows[steps[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}
