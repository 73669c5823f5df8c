import { isImageUrl } from '@foyer/core/ui'
import { Wallet } from 'lucide'
import { useState } from 'react'
import { walletPictureKey } from '../icons/pictureKey.js'
import { usePicture } from '../icons/usePicture.js'
import { Icon } from './Icon.js'

export interface WalletIconProps {
  /** Says which one it is. Left out where nobody knows. */
  readonly walletId: string | undefined
  readonly imageUrl: string | undefined
  /** Loaded when it is about to be seen. */
  readonly isLazy?: boolean | undefined
  /** @default 40 */
  readonly size?: 20 | 32 | 40 | 56 | 72 | undefined
}

/** A wallet's picture: its own or the directory's; else the well-known one of its id; else a neutral one. */
export function WalletIcon({ walletId, imageUrl, isLazy, size = 40 }: WalletIconProps) {
  const [broken, setBroken] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  const picture = usePicture(hasImage || !walletId ? undefined : walletPictureKey(walletId))
  return (
    <span className={`fy-ic${size === 40 ? '' : ` fy-ic--${size}`}`} aria-hidden="true">
      {hasImage ? (
        <img
          src={imageUrl}
          alt=""
          decoding="async"
          loading={isLazy ? 'lazy' : undefined}
          referrerPolicy="no-referrer"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        (picture ?? (
          <span className="fy-ic__l">
            <Icon node={Wallet} strokeWidth={1.75} />
          </span>
        ))
      )}
    </span>
  )
}
