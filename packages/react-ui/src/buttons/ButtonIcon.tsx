'use client'

import { isImageUrl } from '@foyer/core/internal/page'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { getIconHue } from './logic/getIconHue.js'

export interface ButtonIconProps {
  /** Text from which the icon's color is derived. */
  readonly of: string
  readonly imageUrl: string | undefined
  /** Shown while the icon has no picture. @default a pattern */
  readonly letter?: string | undefined
  readonly picture?: ReactNode
  /** True while the picture is loading; the icon stays empty until then. */
  readonly isLoading?: boolean | undefined
}

// React warns about layout effects in server rendering, so the server runs none.
const useColour = typeof window === 'undefined' ? () => {} : useLayoutEffect

/**
 * Renders the round icon of a button. CSS draws the letter, which keeps it out of the button's text; a script sets the
 * color, because a strict CSP forbids style attributes in server markup.
 */
export function ButtonIcon({ of, imageUrl, letter, picture, isLoading }: ButtonIconProps) {
  const [broken, setBroken] = useState<string>()
  const ref = useRef<HTMLSpanElement>(null)
  const hue = getIconHue(of)
  useColour(() => ref.current?.style.setProperty('--h', String(hue)), [hue])
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  return (
    <span
      ref={ref}
      className={`fy-page__i${letter ? '' : ' fy-page__a'}`}
      aria-hidden="true"
      data-hue={hue}
      data-letter={hasImage || picture || isLoading ? undefined : letter}
      data-coming={isLoading && !hasImage ? '' : undefined}
    >
      {hasImage ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      ) : (
        picture
      )}
    </span>
  )
}
