import { isImageUrl } from '@foyer/core/ui'
import { useState } from 'react'

export interface WalletIconProps {
  readonly name: string
  readonly imageUrl: string | undefined
  /** Loaded when it is about to be seen. */
  readonly isLazy?: boolean | undefined
  /** @default 40 */
  readonly size?: 20 | 32 | 40 | 72 | undefined
}

/** A wallet's picture; its first letter where there is none or it does not load. */
export function WalletIcon({ name, imageUrl, isLazy, size = 40 }: WalletIconProps) {
  const [broken, setBroken] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
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
        <span className="fy-ic__l">{[...name][0]}</span>
      )}
    </span>
  )
}
