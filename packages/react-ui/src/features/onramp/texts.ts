/** Texts of the form for buying. Apps translate them under `wallet.onramp`. */
export const enOnramp = {
  begun: (amount: string) => `Waiting for ${amount}`,
  begunFrom: (provider: string) => `From ${provider}`,
  title: 'Buy',
  pay: 'You pay',
  receive: 'You receive, about',
  currency: (code: string) => `${code}. Choose a currency`,
  limit: (way: string | undefined, least: string, most: string) =>
    `${way === undefined ? 'Limit' : `${way} limit`} ${least} to ${most}`,
  atLeast: (least: string) => `Enter ${least} or more.`,
  atMost: (most: string) => `Enter ${most} or less, or pay another way.`,
  enterAmount: 'Enter an amount',
  on: (network: string) => `On ${network}`,
  estimate: 'This is an estimate. The provider shows the price before you pay.',
  unknown: 'The provider shows the amount before you pay.',
  reading: 'Getting a price',
  compare: 'Compare providers',
  ways: { card: 'Debit or credit card', ach_bank_account: 'Bank transfer' },
  waysShort: { card: 'Card', ach_bank_account: 'Bank transfer' },
  noneTitle: 'Not available',
  none: 'No provider sells this here. Receive it from another wallet instead.',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly onramp: typeof enOnramp
  }
}
