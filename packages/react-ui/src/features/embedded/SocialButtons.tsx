import type { SocialProvider } from '@foyer/core'
import { Ellipsis } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { usePointing } from '../../hooks/usePointing.js'
import { enWays } from '../../messages/enWays.js'
import { SocialMark } from './SocialMark.js'
import { useTexts } from './textsOf.js'

/** Signs in a row; of more the last is the way to the others. */
const SHOWN = 6

export interface SocialButtonsProps {
  readonly socials: readonly SocialProvider[]
  /** Those that are not offered any more. A press says so. */
  readonly gone: readonly string[]
  /** The visitor points at one or tabs to it. */
  readonly onPoint: () => void
  /** Called in the click itself: a window may be opened there only. */
  readonly onChoose: (provider: SocialProvider) => void
}

/** The first provider by name, the others by their signs; all by name where they are few or the visitor asked. */
export function SocialButtons({ socials, gone, onPoint, onChoose }: SocialButtonsProps) {
  const texts = useTexts(enWays)
  const [isOpen, setOpen] = useState(false)
  const named = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the focus goes to what came for it.
  useEffect(() => {
    if (isOpen) named.current?.querySelector('button')?.focus()
  }, [isOpen])
  const pointing = usePointing(onPoint)
  const [first, ...others] = socials
  if (!first) return null
  const button = (provider: SocialProvider, text: ReactNode) => (
    <button
      key={provider}
      type="button"
      className={`fy-btn fy-btn--2${text ? ' fy-social' : ''}`}
      aria-label={texts.with(texts.providers[provider])}
      aria-disabled={gone.includes(provider) || undefined}
      data-focus-key={`social:${provider}`}
      onClick={() => onChoose(provider)}
      {...pointing}
    >
      <SocialMark provider={provider} />
      {text}
    </button>
  )
  const whole = (provider: SocialProvider) => button(provider, texts.with(texts.providers[provider]))
  const signs = others.length < SHOWN ? others : others.slice(0, SHOWN - 1)
  return (
    <>
      {whole(first)}
      {others.length < 2 ? (
        others.map(whole)
      ) : isOpen || others.length === 2 ? (
        <div className="fy-pair" ref={named}>
          {others.map((each) => button(each, texts.providers[each]))}
        </div>
      ) : (
        <div className="fy-socgrid">
          {signs.map((each) => button(each, null))}
          {signs.length < others.length && (
            <button
              type="button"
              className="fy-btn fy-btn--2"
              aria-label={texts.more}
              aria-expanded="false"
              onClick={() => setOpen(true)}
            >
              <Icon node={Ellipsis} strokeWidth={1.75} />
            </button>
          )}
        </div>
      )}
    </>
  )
}
