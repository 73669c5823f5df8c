import type { SocialProvider } from '@foyer/core'
import { Mail, UserRound } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../components/Icon.js'

export interface EmbeddedMarkProps {
  /** The way in which its owner signed in, where that was an account elsewhere. */
  readonly social: SocialProvider | undefined
  readonly size: 20 | 40
}

/** The picture of the embedded wallet: a letter, or the mark of the account with which its owner signed in. */
export function EmbeddedMark({ social, size }: EmbeddedMarkProps) {
  const [mark, setMark] = useState<ReactNode>()
  useEffect(() => {
    setMark(undefined)
    // Only few need it, and there is a picture without it.
    if (social) import('./SocialMark.js').then(({ SocialMark }) => setMark(<SocialMark provider={social} />), ignore)
  }, [social])
  return (
    <span className={`fy-ic fy-ic--glyph fy-ic--${size}`} aria-hidden="true">
      {mark ?? <Icon node={social ? UserRound : Mail} />}
    </span>
  )
}

const ignore = () => undefined
