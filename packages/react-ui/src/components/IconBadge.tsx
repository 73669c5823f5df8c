import type { IconNode } from 'lucide'
import { Icon } from './Icon.js'

interface IconBadgeProps {
  readonly node: IconNode
  readonly tone?: 'accent' | 'bad' | 'warn' | undefined
}

export function IconBadge({ node, tone }: IconBadgeProps) {
  return (
    <span className={`fy-mark${tone ? ` fy-mark--${tone}` : ''}`} aria-hidden="true">
      <Icon node={node} />
    </span>
  )
}
