import type { IconNode } from 'lucide'
import { Icon } from './Icon.js'

export interface MarkProps {
  readonly node: IconNode
  readonly tone?: 'accent' | 'bad' | 'warn' | undefined
}

/** The picture of a state that nobody's logo stands for. */
export function Mark({ node, tone }: MarkProps) {
  return (
    <span className={`fy-mark${tone ? ` fy-mark--${tone}` : ''}`} aria-hidden="true">
      <Icon node={node} />
    </span>
  )
}
