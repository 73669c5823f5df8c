import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  readonly node: IconNode
  /** @default 'fy-i' */
  readonly className?: string | undefined
  /** @default 2 */
  readonly strokeWidth?: number | undefined
}

/** A sign. It never stands alone: what it says is written beside it, or is the name of the button that it is on. */
export function Icon({ node, className = 'fy-i', strokeWidth = 2 }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
