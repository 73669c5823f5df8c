import { getHue } from '@foyer/core/internal/modal'
import type { CSSProperties } from 'react'
import { useImage } from './useImage.js'

export interface AvatarProps {
  readonly address: string
  readonly imageUrl?: string | undefined
}

/** Shows the account's picture above a pattern derived from its address. */
export function Avatar({ address, imageUrl }: AvatarProps) {
  const image = useImage(imageUrl)
  const hue = getHue(address)
  return (
    <span className="fy-ava" aria-hidden="true" style={{ '--a': hue, '--b': (hue + 130) % 360 } as CSSProperties}>
      {image}
    </span>
  )
}
