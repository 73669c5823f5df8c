import type { IconNode } from 'lucide'
import { CheckIcon } from './CheckIcon.js'
import { Icon } from './Icon.js'

export type MarkProps =
  | { readonly node: IconNode; readonly tone?: 'accent' | 'bad' | 'warn' | undefined }
  /** A tick that draws itself: it is done. */
  | { readonly tone: 'ok'; readonly node?: undefined }

/** The picture of a state that nobody's logo stands for. */
export function Mark({ node, tone }: MarkProps) {
  return (
    <span className={`fy-mark${tone ? ` fy-mark--${tone}` : ''}`} aria-hidden="true">
      {node ? <Icon node={node} /> : <CheckIcon />}
    </span>
  )
}
