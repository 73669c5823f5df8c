import type { Network } from '@foyer/core'
import { getHue } from '@foyer/core/internal/modal'
import { FlaskConical } from 'lucide'
import type { CSSProperties } from 'react'
import type { PictureKey } from '../icons/picture.js'
import { usePicture } from '../icons/usePicture.js'
import { useUi } from '../internal/UiContext.js'
import { Icon } from './Icon.js'
import { useImage } from './useImage.js'

export interface NetworkIconProps {
  /** Without a CAIP-2 id, the network gets no bundled picture. */
  readonly network: Pick<Network, 'id' | 'name' | 'testnet'> & {
    readonly caipNetworkId?: Network['caipNetworkId'] | undefined
  }
  /** In px. @default 40 */
  readonly size?: 20 | 24 | 40 | 56 | 72 | undefined
  readonly isQuiet?: boolean | undefined
}

/** Test networks get a flask as a badge from this size on; smaller icons show the flask alone. */
const MIN_BADGE_SIZE_PX = 40

/**
 * Shows a network's picture: the app's, else the bundled one of its id, else a letter. Marks test networks with a
 * flask.
 */
export function NetworkIcon({ network, size = 40, isQuiet }: NetworkIconProps) {
  const { context } = useUi()
  const image = useImage(context.options.chainImages?.[network.id])
  const picture = usePicture(image ? undefined : keyOf(network, size), { isQuiet })
  const classes = [
    'fy-ic',
    'fy-ic--round',
    'fy-ic--net',
    network.testnet && 'fy-ic--test',
    size !== 40 && `fy-ic--${size}`,
  ]
  const icon = (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {image}
      {picture ?? (
        <span className="fy-ic__l" style={{ '--h': getHue(network.name) } as CSSProperties}>
          {network.testnet ? <Icon node={FlaskConical} /> : [...network.name][0]}
        </span>
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
  return size < MIN_BADGE_SIZE_PX ? undefined : `test:${caipNetworkId}`
}
