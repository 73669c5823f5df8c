import { Download, type IconNode, TriangleAlert, X } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { RING_ICON_SELECTOR, useIconTransition } from '../shell/motion/useIconTransition.js'
import { CheckIcon, Icon } from './Icon.js'

export type RingStatus = 'waiting' | 'bad' | 'declined' | 'ok' | 'missing' | 'warn' | 'idle'

interface RingLook {
  readonly ring?: 'bad' | 'ok' | 'idle'
  readonly badge?: IconNode | 'check'
  readonly tone?: 'ok' | 'mute' | 'warn'
}

const LOOKS: Readonly<Record<RingStatus, RingLook>> = {
  waiting: {},
  bad: { ring: 'bad', badge: X },
  declined: { ring: 'idle', badge: X, tone: 'mute' },
  ok: { ring: 'ok', badge: 'check', tone: 'ok' },
  missing: { ring: 'idle', badge: Download, tone: 'mute' },
  warn: { ring: 'idle', badge: TriangleAlert, tone: 'warn' },
  idle: { ring: 'idle' },
}

export interface StatusRingProps {
  readonly state: RingStatus
  /** Selects the icon of the previous view that moves into the ring. */
  readonly from?: string | undefined
  readonly children: ReactNode
}

export function StatusRing({ state, from, children }: StatusRingProps) {
  const { ring, badge, tone } = LOOKS[state]
  const element = useRef<HTMLDivElement>(null)
  useIconTransition(element, { from, to: RING_ICON_SELECTOR })
  return (
    <div ref={element} className={`fy-ring${ring ? ` is-${ring}` : ''}`} data-state={state}>
      <span className="fy-ring__halo" aria-hidden="true">
        {children}
      </span>
      <svg className="fy-ring__s" viewBox="0 0 96 96" aria-hidden="true">
        <rect className="t" x="1.5" y="1.5" width="93" height="93" />
        <rect className="h" x="1.5" y="1.5" width="93" height="93" pathLength="100" />
      </svg>
      {children}
      {badge && (
        <span className={`fy-ring__b${tone ? ` fy-ring__b--${tone}` : ''}`}>
          {badge === 'check' ? <CheckIcon /> : <Icon node={badge} />}
        </span>
      )}
    </div>
  )
}
