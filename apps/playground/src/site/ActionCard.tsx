import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface ActionCardProps {
  readonly icon: LucideIcon
  readonly title: string
  /** Function or hook of Foyer, shown below the title. */
  readonly uses: string
  readonly children: ReactNode
}

export function ActionCard({ icon: Icon, title, uses, children }: ActionCardProps) {
  const id = useId()
  return (
    <section className="action" aria-labelledby={id}>
      <header>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <h3 id={id}>{title}</h3>
        <code>{uses}</code>
      </header>
      {children}
    </section>
  )
}
