import { Eye } from 'lucide'
import { Icon } from './Icon.js'

/** Marks an account that the user only views, in place of its wallet's icon. */
export function ReadOnlyIcon({ size }: { readonly size: 20 | 40 }) {
  return (
    <span className={`fy-ic${size === 40 ? '' : ` fy-ic--${size}`}`} aria-hidden="true">
      <span className="fy-ic__l">
        <Icon node={Eye} strokeWidth={1.75} />
      </span>
    </span>
  )
}
