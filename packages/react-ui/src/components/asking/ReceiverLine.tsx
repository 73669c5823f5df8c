import type { ReactNode } from 'react'

export interface ReceiverLineProps {
  readonly label: string
  readonly picture: ReactNode
  readonly address: string
  readonly name?: string | undefined
}

/** Who gets it, with the whole address. */
export function ReceiverLine({ label, picture, address, name }: ReceiverLineProps) {
  return (
    <div>
      <p className="fy-label">{label}</p>
      <div className="fy-review__line">
        {picture}
        <span className="fy-row__m">
          {name !== undefined && (
            <span className="fy-row__t">
              <bdi>{name}</bdi>
            </span>
          )}
          <span className="fy-row__s fy-review__address">
            <bdi dir="ltr">{address}</bdi>
          </span>
        </span>
      </div>
    </div>
  )
}
