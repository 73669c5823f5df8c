import type { Network } from '@foyer/core'
import { hueOf, isImageUrl } from '@foyer/core/ui'
import { FlaskConical } from 'lucide'
import { type CSSProperties, useState } from 'react'
import { useUi } from '../UiContext.js'
import { Icon } from './Icon.js'

export interface NetworkIconProps {
  readonly network: Pick<Network, 'id' | 'name' | 'testnet'>
  /** @default 40 */
  readonly size?: 20 | 24 | 40 | 56 | 72 | undefined
}

/** A network's picture, as the site gave it; else a letter, and a flask on test networks. */
export function NetworkIcon({ network, size = 40 }: NetworkIconProps) {
  const { context } = useUi()
  const imageUrl = context.options.chainImages?.[network.id]
  const [broken, setBroken] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  const classes = [
    'fy-ic',
    'fy-ic--round',
    'fy-ic--net',
    network.testnet && 'fy-ic--test',
    size !== 40 && `fy-ic--${size}`,
  ]
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {hasImage ? (
        <img src={imageUrl} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      ) : (
        <span className="fy-ic__l" style={{ '--h': hueOf(network.name) } as CSSProperties}>
          {network.testnet ? <Icon node={FlaskConical} /> : [...network.name][0]}
        </span>
      )}
    </span>
  )
}
