import { TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { CheckIcon, Icon } from '../Icon.js'
import { ProgressDots } from '../ProgressDots.js'

export interface TransferDiagramProps {
  readonly from: ReactNode
  readonly to: ReactNode
  /** `pending` until the network confirms the transaction; the diagram then has no mark. */
  readonly status: 'pending' | 'ok' | 'warn' | 'bad'
}

/** Shows the asset and its receiver, with a mark of the outcome between them. */
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
