import type { SocialProvider } from '@foyer/core'
import { Ellipsis } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { getNextTileIndex } from '../../components/gridKeys.js'
import { Icon } from '../../components/Icon.js'
import { useIntentHandlers } from '../../components/Row.js'
import { SocialIcon } from './SocialIcon.js'
import { useSignInTexts } from './signInMessages.js'
import { enSignInOptions } from './texts.js'

/** Maximum number of provider icons in a row; with more providers the last icon expands the list. */
const MAX_ICONS = 6

export interface SocialButtonsProps {
  readonly socials: readonly SocialProvider[]
  /** Providers that the project no longer offers. Their buttons stay, and a click on one shows a message. */
  readonly gone: readonly string[]
  readonly onIntent: () => void
  /** Called in the click itself, so that it may open a window. */
  readonly onChoose: (provider: SocialProvider) => void
}

/** Shows the first provider by name and the others by icon, or all by name when few or expanded. */
export function SocialButtons({ socials, gone, onIntent, onChoose }: SocialButtonsProps) {
  const texts = useSignInTexts(enSignInOptions)
  const [isOpen, setOpen] = useState(false)
  const named = useRef<HTMLDivElement>(null)
  // Focuses the replacement of the pressed button, which is gone.
  useEffect(() => {
    if (isOpen) named.current?.querySelector('button')?.focus()
  }, [isOpen])
  const intentHandlers = useIntentHandlers(onIntent)
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
      {...intentHandlers}
    >
      <SocialIcon provider={provider} />
      {text}
    </button>
  )
  const whole = (provider: SocialProvider) => button(provider, texts.with(texts.providers[provider]))
  const signs = others.length < MAX_ICONS ? others : others.slice(0, MAX_ICONS - 1)
  return (
    <>
      {whole(first)}
      {others.length < 2 ? (
        others.map(whole)
      ) : isOpen || others.length === 2 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
        <div className="fy-pair" ref={named} onKeyDown={moveFocus}>
          {others.map((each) => button(each, texts.providers[each]))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
        <div className="fy-socgrid" onKeyDown={moveFocus}>
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

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const target = getNextTileIndex(event, {
    now: buttons.findIndex((button) => button.contains(event.target as Node)),
    count: buttons.length,
    get columns() {
      return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
    },
  })
  if (target === undefined) return
  event.preventDefault()
  buttons[target]?.focus()
}
