import type { Network, TokenAmount } from '@foyer/core'
import { hueOf, isImageUrl } from '@foyer/core/ui'
import { type CSSProperties, useState } from 'react'
import { NetworkIcon } from '../../components/NetworkIcon.js'

export interface TokenIconProps {
  readonly token: Pick<TokenAmount, 'symbol' | 'iconUrl' | 'address'>
  /** Shown in the corner of what is not the network's own coin. */
  readonly network: Network
}

/** A token's picture, or its first letter; the network of a token that is not its own coin in the corner. */
export function TokenIcon({ token, network }: TokenIconProps) {
  const { iconUrl, symbol, address } = token
  const [broken, setBroken] = useState<string>()
  if (address === undefined && iconUrl === undefined) return <NetworkIcon network={network} />
  const hasImage = iconUrl !== undefined && iconUrl !== broken && isImageUrl(iconUrl)
  return (
    <span className="fy-badge" aria-hidden="true">
      <span className="fy-ic fy-ic--round fy-ic--net">
        {hasImage ? (
          <img
            src={iconUrl}
            alt=""
            decoding="async"
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setBroken(iconUrl)}
          />
        ) : (
          <span className="fy-ic__l" style={{ '--h': hueOf(symbol) } as CSSProperties}>
            {[...symbol][0]}
          </span>
        )}
      </span>
      {address !== undefined && <NetworkIcon network={network} size={20} />}
    </span>
  )
}
