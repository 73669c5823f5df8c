import type { ReactNode } from 'react'

interface FigureProps {
  readonly name: string
  /** Undefined while the figure is being measured. */
  readonly value: string | undefined
  readonly unit?: string
  readonly note: ReactNode
}

export function Measurement({ name, value, unit, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <span className="figure-none">
            <span aria-hidden>–</span>
            <span className="hidden">not yet</span>
          </span>
        ) : (
          <strong>
            {value}
            {unit && <small> {unit}</small>}
          </strong>
        )}
        <span className="figure-note">{note}</span>
      </dd>
    </div>
  )
}
