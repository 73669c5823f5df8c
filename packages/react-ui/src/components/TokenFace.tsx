import { hueOf, isImageUrl } from '@foyer/core/ui'
import { type CSSProperties, useState } from 'react'
import type { Picture } from '../icons/picture.js'

export interface TokenFaceProps {
  /** Its first letter stands where there is no picture. */
  readonly name: string
  readonly imageUrl: string | undefined
  /** A well-known one, in place of what the URL shows. */
  readonly picture?: Picture | undefined
  readonly isSquare?: boolean | undefined
}

/** The picture of something that is owned, loaded when it is about to be seen; a letter where there is none. */
export function TokenFace({ name, imageUrl, picture, isSquare }: TokenFaceProps) {
  const [broken, setBroken] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  const image = hasImage && (
    <img
      src={imageUrl}
      alt=""
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(imageUrl)}
    />
  )
  return (
    <span className={`fy-ic fy-ic--net${isSquare ? '' : ' fy-ic--round'}`} aria-hidden="true">
      {picture || image || (
        <span className="fy-ic__l" style={{ '--h': hueOf(name) } as CSSProperties}>
          {[...name][0] ?? '·'}
        </span>
      )}
    </span>
  )
}
