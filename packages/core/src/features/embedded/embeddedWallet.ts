import { AUTH_WALLET_ID } from '../../constants.js'
import type { SocialProvider } from '../../types/features.js'
import type { Wallet } from '../../types/wallet.js'

const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** The embedded wallet under the name of the way in which the visitor signed in: a provider's, else e-mail. */
export function embeddedWallet(social: string | undefined): Wallet {
  const provider = toSocialProvider(social)
  return { id: AUTH_WALLET_ID, name: provider ? names[provider] : 'Email', type: 'AUTH' }
}

/** A provider by its id or its name. */
export function toSocialProvider(text: string | undefined): SocialProvider | undefined {
  const wanted = text?.toLowerCase()
  return (Object.keys(names) as SocialProvider[]).find((each) => each === wanted)
}
