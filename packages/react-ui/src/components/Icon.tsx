import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  readonly node: IconNode
  /** CSS class. @default 'fy-i' */
  readonly className?: string | undefined
  /** In units of the view box, which is 24 wide. @default 2 */
  readonly strokeWidth?: number | undefined
}

/** Renders a decorative icon: adjacent text or the button's name carries the meaning. */
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

/** Renders a check mark with the `pathLength` of the stroke animation. */
export function CheckIcon({ className = 'fy-i' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path pathLength="100" d="m5 12.6 4.6 4.6L19.2 7" />
    </svg>
  )
}
