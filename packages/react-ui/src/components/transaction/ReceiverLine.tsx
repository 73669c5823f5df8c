import type { ReactNode } from 'react'
import { FullAddress } from '../FullAddress.js'

interface ReceiverLineProps {
  readonly label: string
  readonly picture: ReactNode
  readonly address: string
  readonly name?: string | undefined
}

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
          <FullAddress address={address} />
        </span>
      </div>
    </div>
  )
}
