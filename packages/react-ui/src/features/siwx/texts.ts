/** Texts of signing in with a wallet. Apps translate them under `wallet.siwx`. */
export const enSiwx = {
  title: 'Sign in',
  heading: 'Prove this wallet is yours',
  text: (site: string) => `${site} asks you to sign a message. It’s free and moves no funds.`,
  signing: (wallet: string) => `Confirm in ${wallet}. It’s free and moves no funds.`,
  details: 'What you’re signing',
  site: 'Site',
  wallet: 'Wallet',
  network: 'Network',
  validUntil: 'Valid until',
  says: 'Statement',
  link: 'Link',
  message: 'Message',
  declinedTitle: 'Signature declined',
  declined: (wallet: string | undefined) =>
    `You declined ${wallet === undefined ? 'the request' : `in ${wallet}`}. Sign to continue, or cancel to disconnect.`,
  declinedFree: (wallet: string | undefined) =>
    `You declined ${wallet === undefined ? 'the request' : `in ${wallet}`}. Sign to continue, or skip for now.`,
  failedTitle: 'Not signed in',
  cancel: 'Cancel',
  skip: 'Not now',
  sign: 'Sign in',
  isSigning: 'Signing',
  isChecking: 'Signing in',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly siwx: typeof enSiwx
  }
}
