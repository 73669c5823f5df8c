import type { AccountState, SocialProvider } from '@foyer/core'
import { Mail, UserRound } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { Email } from '../../components/Email.js'
import { Icon } from '../../components/Icon.js'
import type { SignInMessages } from '../../i18n/en.js'

export interface EmbeddedWalletIconProps {
  /** Provider of a social account. Undefined for email. */
  readonly social: SocialProvider | undefined
  readonly size: 20 | 40
}

export function EmbeddedWalletIcon({ social, size }: EmbeddedWalletIconProps) {
  const [mark, setMark] = useState<ReactNode>()
  useEffect(() => {
    setMark(undefined)
    // The fallback icon stays if loading fails.
    if (social) import('./SocialIcon.js').then(({ SocialIcon }) => setMark(<SocialIcon provider={social} />), ignore)
  }, [social])
  return (
    <span className={`fy-ic fy-ic--glyph fy-ic--${size}`} aria-hidden="true">
      {mark ?? <Icon node={social ? UserRound : Mail} />}
    </span>
  )
}

const ignore = () => undefined

type Names = Pick<SignInMessages, 'emailTitle' | 'providers'>

export function getSocialProvider({ socialProvider }: AccountState, texts: Names): SocialProvider | undefined {
  return isProvider(socialProvider, texts) ? socialProvider : undefined
}

/** Returns the embedded wallet's name, which is that of its sign-in option. */
export function getEmbeddedWalletName(account: AccountState, texts: Names): string {
  const social = getSocialProvider(account, texts)
  return social ? texts.providers[social] : texts.emailTitle
}

export function renderEmbeddedUserName({ user }: AccountState): ReactNode {
  return user?.email !== undefined ? <Email email={user.email} /> : user?.username
}

const isProvider = (text: string | undefined, { providers }: Names): text is SocialProvider =>
  text !== undefined && Object.hasOwn(providers, text)
