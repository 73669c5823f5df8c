import type { ReactNode } from 'react'
import { useMessages } from '../UiContext.js'

export interface ExternalRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string | undefined
  readonly href: string
  readonly end?: ReactNode
}

/** A row that leaves for another page. */
export function ExternalRow({ icon, title, text, href, end }: ExternalRowProps) {
  const { common } = useMessages()
  return (
    <li>
      <a className="fy-row" href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        <span className="fy-row__m">
          <span className="fy-row__t fy-trunc">{title}</span>
          {text && <span className="fy-row__s fy-trunc">{text}</span>}
        </span>
        <span className="fy-row__x">{end}</span>
        <span className="fy-vh"> {common.opensInNewTab}</span>
      </a>
    </li>
  )
}
