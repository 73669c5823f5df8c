import type { ReactNode } from 'react'
import { glyphs } from './glyphs.js'
import { Icon } from './Icon.js'

/** What is wrong with what was entered. `id`: of whom the field says that it describes it. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p className="fy-err" id={id} role="alert">
      <Icon node={glyphs.bad} className="fy-i fy-i--sm" />
      {children}
    </p>
  )
}
