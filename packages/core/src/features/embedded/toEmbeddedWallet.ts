import { EMBEDDED_WALLET_ID } from '../../adapter/walletIds.js'
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

export function toEmbeddedWallet(social: string | undefined): Wallet {
  const provider = toSocialProvider(social)
  return { id: EMBEDDED_WALLET_ID, name: provider ? names[provider] : 'Email', type: 'AUTH' }
}

export function toSocialProvider(text: string | undefined): SocialProvider | undefined {
  const wanted = text?.toLowerCase()
  return (Object.keys(names) as SocialProvider[]).find((each) => each === wanted)
}
