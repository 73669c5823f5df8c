import type { Network } from '@foyer/core'
import { getHue } from '@foyer/core/internal/modal'
import type { CSSProperties, ReactNode } from 'react'
import { getTokenPictureKey, type Picture } from '../icons/picture.js'
import { usePicture } from '../icons/usePicture.js'
import { NetworkIcon } from './NetworkIcon.js'
import { useImage } from './useImage.js'

export interface TokenIconProps {
  readonly token: { readonly [Key in 'symbol' | 'iconUrl' | 'address']?: string | undefined }
  /** Network of the token; undefined once the app has removed it. */
  readonly network: Network | undefined
  /** Badge in the corner; null for none. @default the network's icon, except for its native coin */
  readonly corner?: ReactNode
}

/**
 * Shows a token's bundled picture, found by its address because names can be imitated, else the listed image, else a
 * letter.
 */
export function TokenIcon({ token, network, corner }: TokenIconProps) {
  const { iconUrl, symbol = '', address } = token
  // Coins of test networks are worthless, and must not look like real ones.
  const isReal = network !== undefined && !network.testnet
  const picture = usePicture(isReal ? getTokenPictureKey(network.caipNetworkId, address) : undefined)
  const networkPicture = usePicture(network?.caipNetworkId)
  const isOwnCoin = address === undefined && (picture ? picture === networkPicture : iconUrl === undefined)
  const isElsewhere = !isOwnCoin && (address !== undefined || picture !== undefined)
  const face =
    network && isOwnCoin ? (
      <NetworkIcon network={network} />
    ) : (
      <TokenImage name={symbol} imageUrl={iconUrl} picture={picture} />
    )
  const mark = corner === undefined && network && isElsewhere ? <NetworkIcon network={network} size={20} /> : corner
  if (!mark) return face
  return (
    <span className="fy-badge" aria-hidden="true">
      {face}
      {mark}
    </span>
  )
}

interface TokenImageProps {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly picture?: Picture | undefined
  readonly isSquare?: boolean | undefined
}

export function TokenImage({ name, imageUrl, picture, isSquare }: TokenImageProps) {
  const image = useImage(picture ? undefined : imageUrl, true)
  return (
    <span className={`fy-ic fy-ic--net${isSquare ? '' : ' fy-ic--round'}`} aria-hidden="true">
      {image}
      {picture ?? (
        <span className="fy-ic__l" style={{ '--h': getHue(name) } as CSSProperties}>
          {[...name][0] ?? '·'}
        </span>
      )}
    </span>
  )
}
