import { ExternalLink as OpensIcon } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '../internal/UiContext.js'
import { Icon } from './Icon.js'

export interface ExternalLinkProps {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}

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
