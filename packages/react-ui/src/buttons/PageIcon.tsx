'use client'

import { hueOf, isImageUrl } from '@foyer/core/ui/page'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface PageIconProps {
  /** What the picture stands for; gives the colour. */
  readonly of: string
  readonly imageUrl: string | undefined
  /** Shown where there is no picture. Left out, a pattern is drawn. */
  readonly letter?: string | undefined
  /** A drawing, where there is no picture of the site’s. */
  readonly drawing?: ReactNode
  /** Nothing is drawn yet: there may be a drawing in a moment. */
  readonly isComing?: boolean | undefined
}

// A server has no layout to wait for.
const useColour = typeof window === 'undefined' ? () => {} : useLayoutEffect

/**
 * A small round picture in a button of the page. The letter is drawn by the style sheet, so that it is no part of the
 * button's text, and the colour is set by script, because a style attribute in server markup would break a strict CSP.
 */
export function PageIcon({ of, imageUrl, letter, drawing, isComing }: PageIconProps) {
  const [broken, setBroken] = useState<string>()
  const ref = useRef<HTMLSpanElement>(null)
  // One of the colours of hues.css, so that a picture drawn by a server keeps its own.
  const hue = (Math.round(hueOf(of) / 15) * 15) % 360
  useColour(() => ref.current?.style.setProperty('--h', String(hue)), [hue])
  const hasImage = imageUrl !== undefined && imageUrl !== broken && isImageUrl(imageUrl)
  return (
    <span
      ref={ref}
      className={`fy-page__i${letter ? '' : ' fy-page__a'}`}
      aria-hidden="true"
      data-hue={hue}
      data-letter={hasImage || drawing || isComing ? undefined : letter}
      data-coming={isComing && !hasImage ? '' : undefined}
    >
      {hasImage ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      ) : (
        drawing
      )}
    </span>
  )
}
