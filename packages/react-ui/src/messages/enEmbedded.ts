/** How the embedded wallet and the ways to sign in to it are called, wherever they are spoken of. */
export const enEmbedded = {
  providers: {
    google: 'Google',
    x: 'X',
    discord: 'Discord',
    farcaster: 'Farcaster',
    github: 'GitHub',
    apple: 'Apple',
    facebook: 'Facebook',
  },
  emailTitle: 'Email',
  changeRow: 'Email',
  smart: 'Smart',
  standard: 'Standard',
  accountType: 'Account type',
  guideTitle: 'Use your email instead',
  guideText: 'We make a wallet for you',
  cancel: 'Cancel',
} as const
