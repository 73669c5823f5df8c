import type { Network, TokenAmount } from '@foyer/core'
import { hueOf, isImageUrl } from '@foyer/core/ui'
import { type CSSProperties, useState } from 'react'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { tokenPictureKey } from '../../icons/pictureKey.js'
import { usePicture } from '../../icons/usePicture.js'

export interface TokenIconProps {
  readonly token: Pick<TokenAmount, 'symbol' | 'iconUrl' | 'address'>
  /** Shown in the corner of what is not the network's own coin. */
  readonly network: Network
}

/**
 * A token's picture: the well-known one of its address, which nobody can imitate, else what a list names, else its first
 * letter. The network of what is not its own coin is in the corner.
 */
export function TokenIcon({ token, network }: TokenIconProps) {
  const { iconUrl, symbol, address } = token
  const [broken, setBroken] = useState<string>()
  // Coins of test networks are worth nothing, and are not drawn as those that are.
  const picture = usePicture(network.testnet ? undefined : tokenPictureKey(network.caipNetworkId, address))
  const networkPicture = usePicture(network.caipNetworkId)
  const isOwnCoin = address === undefined && (picture ? picture === networkPicture : iconUrl === undefined)
  if (isOwnCoin) return <NetworkIcon network={network} />
  const hasImage = iconUrl !== undefined && iconUrl !== broken && isImageUrl(iconUrl)
  const image = hasImage && (
    <img
      src={iconUrl}
      alt=""
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(iconUrl)}
    />
  )
  return (
    <span className="fy-badge" aria-hidden="true">
      <span className="fy-ic fy-ic--round fy-ic--net">
        {picture || image || (
          <span className="fy-ic__l" style={{ '--h': hueOf(symbol) } as CSSProperties}>
            {[...symbol][0]}
          </span>
        )}
      </span>
      {(address !== undefined || picture) && <NetworkIcon network={network} size={20} />}
    </span>
  )
}
