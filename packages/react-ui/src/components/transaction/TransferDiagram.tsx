import { TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { CheckIcon, Icon } from '../Icon.js'
import { ProgressDots } from '../ProgressDots.js'

export interface TransferDiagramProps {
  readonly from: ReactNode
  readonly to: ReactNode
  /** `pending` has no mark until the network confirms it. */
  readonly status: 'pending' | 'ok' | 'warn' | 'bad'
}

/** Shows what went where, marked by the outcome. */
export function TransferDiagram({ from, to, status }: TransferDiagramProps) {
  return (
    <div className="fy-couple fy-outcome" aria-hidden="true">
      {from}
      {status === 'pending' && <ProgressDots />}
      {to}
      {status !== 'pending' && (
        <span className={`fy-ring__b fy-ring__b--${status}`}>
          {status === 'ok' ? <CheckIcon /> : <Icon node={status === 'bad' ? X : TriangleAlert} />}
        </span>
      )}
    </div>
  )
}
