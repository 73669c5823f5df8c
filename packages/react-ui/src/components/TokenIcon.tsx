import type { Network } from '@foyer/core'
import type { ReactNode } from 'react'
import { tokenPictureKey } from '../icons/pictureKey.js'
import { usePicture } from '../icons/usePicture.js'
import { NetworkIcon } from './NetworkIcon.js'
import { TokenFace } from './TokenFace.js'

export interface TokenIconProps {
  readonly token: { readonly [Key in 'symbol' | 'iconUrl' | 'address']?: string | undefined }
  /** Undefined: it is not in the list any more. */
  readonly network: Network | undefined
  /** In the corner; null for nothing. @default the network of what is not its own coin */
  readonly corner?: ReactNode
}

/**
 * A token's picture: the well-known one of its address, which nobody can imitate, else what a list names, else its first
 * letter.
 */
export function TokenIcon({ token, network, corner }: TokenIconProps) {
  const { iconUrl, symbol = '', address } = token
  // Coins of test networks are worth nothing, and are not drawn as those that are.
  const isReal = network !== undefined && !network.testnet
  const picture = usePicture(isReal ? tokenPictureKey(network.caipNetworkId, address) : undefined)
  const networkPicture = usePicture(network?.caipNetworkId)
  const isOwnCoin = address === undefined && (picture ? picture === networkPicture : iconUrl === undefined)
  const isElsewhere = !isOwnCoin && (address !== undefined || picture !== undefined)
  const face =
    network && isOwnCoin ? (
      <NetworkIcon network={network} />
    ) : (
      <TokenFace name={symbol} imageUrl={iconUrl} picture={picture} />
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
