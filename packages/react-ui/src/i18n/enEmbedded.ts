/** Names of the embedded wallet and of its sign-in options. */
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
