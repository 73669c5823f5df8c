import type { AccountState, SocialProvider } from '@foyer/core'
import { formatEmail } from '@foyer/core/ui'
import type { SignInMessages } from '../../messages/en.js'

type Names = Pick<SignInMessages, 'emailTitle' | 'providers'>

/** Where its owner has the account with which they signed in; undefined for an address. */
export function embeddedSocial({ socialProvider }: AccountState, texts: Names): SocialProvider | undefined {
  return isProvider(socialProvider, texts) ? socialProvider : undefined
}

/** What the embedded wallet is called: by the way its owner signs in. */
export function embeddedName(account: AccountState, texts: Names): string {
  const social = embeddedSocial(account, texts)
  return social ? texts.providers[social] : texts.emailTitle
}

/** Who that is. */
export function embeddedOwner({ user }: AccountState): string | undefined {
  return user?.email !== undefined ? formatEmail(user.email) : user?.username
}

const isProvider = (text: string | undefined, { providers }: Names): text is SocialProvider =>
  text !== undefined && Object.hasOwn(providers, text)
