import { ExternalLink as OpensIcon } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '../UiContext.js'
import { Icon } from './Icon.js'

export interface ExternalLinkProps {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}

/** A link that leaves, and says so. It gives the other page neither a handle to this one nor its address. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { common } = useMessages()
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon node={OpensIcon} className="fy-i fy-i--sm" />
      <span className="fy-vh"> {common.opensInNewTab}</span>
    </a>
  )
}
