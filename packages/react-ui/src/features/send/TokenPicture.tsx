import { hueOf, isImageUrl } from '@foyer/core/ui'
import type { SendToken } from '@foyer/core/ui/send'
import { type CSSProperties, useState } from 'react'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { useUi } from '../../UiContext.js'

/** A token's picture, or its first letter; in a list with the network of what is not its own coin. */
export function TokenPicture({ token, isPlaced }: { readonly token: SendToken; readonly isPlaced?: boolean }) {
  const { networks } = useUi().context.stores
  const { iconUrl, symbol, address, caipNetworkId } = token
  const [broken, setBroken] = useState<string>()
  const network = networks.find(caipNetworkId)
  if (address === undefined && iconUrl === undefined && network) return <NetworkIcon network={network} />
  const hasImage = iconUrl !== undefined && iconUrl !== broken && isImageUrl(iconUrl)
  const picture = (
    <span className="fy-ic fy-ic--round fy-ic--net" aria-hidden="true">
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
  )
  if (!isPlaced || !network || address === undefined) return picture
  return (
    <span className="fy-badge" aria-hidden="true">
      {picture}
      <NetworkIcon network={network} size={20} />
    </span>
  )
}
