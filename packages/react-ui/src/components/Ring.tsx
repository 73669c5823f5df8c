import { Download, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { CheckIcon } from './CheckIcon.js'
import { Icon } from './Icon.js'

export type RingState = 'waiting' | 'bad' | 'ok' | 'missing' | 'warn' | 'idle'

/** A picture in the ring that says how things stand. */
export function Ring({ state, children }: { readonly state: RingState; readonly children: ReactNode }) {
  const classes = {
    waiting: '',
    bad: ' is-bad',
    ok: ' is-ok',
    missing: ' is-idle',
    warn: ' is-idle',
    idle: ' is-idle',
  }[state]
  return (
    <div className={`fy-ring${classes}`} data-state={state}>
      <svg className="fy-ring__s" viewBox="0 0 96 96" aria-hidden="true">
        <rect className="t" x="1.5" y="1.5" width="93" height="93" rx="28" />
        <rect className="h" x="1.5" y="1.5" width="93" height="93" rx="28" pathLength="100" />
      </svg>
      {children}
      {state === 'bad' && (
        <span className="fy-ring__b">
          <Icon node={X} />
        </span>
      )}
      {state === 'ok' && (
        <span className="fy-ring__b fy-ring__b--ok">
          <CheckIcon />
        </span>
      )}
      {state === 'missing' && (
        <span className="fy-ring__b fy-ring__b--mute">
          <Icon node={Download} />
        </span>
      )}
      {state === 'warn' && (
        <span className="fy-ring__b fy-ring__b--warn">
          <Icon node={TriangleAlert} />
        </span>
      )}
    </div>
  )
}
