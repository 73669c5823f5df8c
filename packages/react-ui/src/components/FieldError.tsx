import type { ReactNode } from 'react'
import { Icon } from './Icon.js'
import { sharedIcons } from './sharedIcons.js'

/** Shows an error of a field. `id` is for the field's `aria-describedby`. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p className="fy-err" id={id} role="alert">
      <Icon node={sharedIcons.bad} className="fy-i fy-i--sm" />
      {children}
    </p>
  )
}
