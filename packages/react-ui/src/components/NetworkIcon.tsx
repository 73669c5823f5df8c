import type { Network } from '@foyer/core'
import { hueOf, isImageUrl } from '@foyer/core/ui'
import { FlaskConical } from 'lucide'
import { type CSSProperties, useState } from 'react'
import type { PictureKey } from '../icons/pictureKey.js'
import { usePicture } from '../icons/usePicture.js'
import { useUi } from '../UiContext.js'
import { Icon } from './Icon.js'

export interface NetworkIconProps {
  /** Without a CAIP-2 id it is one of which nothing is known. */
  readonly network: Pick<Network, 'id' | 'name' | 'testnet'> & {
    readonly caipNetworkId?: Network['caipNetworkId'] | undefined
  }
  /** @default 40 */
  readonly size?: 20 | 24 | 40 | 56 | 72 | undefined
  /** Nothing is loaded for it: a picture only where it is already there. */
  readonly isQuiet?: boolean | undefined
}

/** Below this a flask beside the picture could not be seen, and a test network would look like the real one. */
const BADGE_FROM = 40

/**
 * A network's picture, as the site gave it; else the well-known one of its id; else a letter. Test networks have the picture of
 * the real one and a flask, or where there is no room for both the flask alone.
 */
export function NetworkIcon({ network, size = 40, isQuiet }: NetworkIconProps) {
  const { context } = useUi()
  const imageUrl = context.options.chainImages?.[network.id]
  const [broken, setBroken] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  const picture = usePicture(hasImage ? undefined : keyOf(network, size), { isQuiet })
  const classes = [
    'fy-ic',
    'fy-ic--round',
    'fy-ic--net',
    network.testnet && 'fy-ic--test',
    size !== 40 && `fy-ic--${size}`,
  ]
  const icon = (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {hasImage ? (
        <img src={imageUrl} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      ) : (
        (picture ?? (
          <span className="fy-ic__l" style={{ '--h': hueOf(network.name) } as CSSProperties}>
            {network.testnet ? <Icon node={FlaskConical} /> : [...network.name][0]}
          </span>
        ))
      )}
    </span>
  )
  if (!picture || !network.testnet) return icon
  return (
    <span className="fy-badge" aria-hidden="true">
      {icon}
      <span className="fy-ic fy-ic--round fy-ic--20 fy-ic--net fy-ic--test">
        <span className="fy-ic__l">
          <Icon node={FlaskConical} />
        </span>
      </span>
    </span>
  )
}

function keyOf({ caipNetworkId, testnet }: NetworkIconProps['network'], size: number): PictureKey | undefined {
  if (!caipNetworkId || !testnet) return caipNetworkId
  return size < BADGE_FROM ? undefined : `test:${caipNetworkId}`
}
