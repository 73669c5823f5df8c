/** Texts of receiving. Apps translate them under `wallet.receive`. */
export const enReceive = {
  title: 'Receive',
  code: (name: string) => `QR code of the address of ${name}`,
  codeAmount: (amount: string) => `QR code requesting ${amount}`,
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Couldn’t copy. Select the address and copy it yourself.',
  share: 'Share',
  networks: 'Supported networks',
  networksOf: (first: string, second: string | undefined, others: number) =>
    others > 0 ? `${first}, ${second} and ${others} more` : second ? `${first} and ${second}` : first,
  networksTitle: 'Supported networks',
  networksText: 'Only send on these networks. Funds sent on others may be lost.',
  warning: (coin: string, network: string) =>
    `Only ${coin} and tokens on ${network} can be received here. Anything else may be lost.`,
  warningMany: 'Funds sent on unsupported networks may be lost.',
  warningOne: (coin: string) => `Only ${coin} can be received here. Anything else may be lost.`,
  amount: 'Amount (optional)',
  ambiguous: (small: string, large: string) => `This could mean ${small} or ${large}. Choose the one you mean.`,
  noAmount: 'Enter an amount in digits, like 1.5.',
  tooFine: (places: number) =>
    places ? `Use at most ${places} decimal place${places === 1 ? '' : 's'}.` : 'Enter a whole number.',
  testnet: 'This is a test network. Tokens here have no value.',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly receive: typeof enReceive
  }
}
