import { hueOf, isImageUrl } from '@foyer/core/ui'
import { type CSSProperties, useState } from 'react'

export interface AvatarProps {
  readonly address: string
  readonly imageUrl?: string | undefined
}

/** The visitor's picture, or a pattern that their address always gives. */
export function Avatar({ address, imageUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const hue = hueOf(address)
  if (imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)) {
    return (
      <span className="fy-ic fy-ic--round" aria-hidden="true">
        <img src={imageUrl} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      </span>
    )
  }
  return (
    <span className="fy-ava" aria-hidden="true" style={{ '--a': hue, '--b': (hue + 130) % 360 } as CSSProperties} />
  )
}
