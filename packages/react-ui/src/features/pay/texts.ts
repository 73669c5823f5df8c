/** Texts of a payment. Apps translate them under `wallet.pay`. */
export const enPay = {
  title: 'Pay',
  asks: (site: string) => `${site} requests`,
  another: 'Use another wallet',
  fee: 'Network fee',
  feeUnread: 'Not available. Retrying…',
  pay: (amount: string) => `Pay ${amount}`,
  connect: 'Connect a wallet',
  choosePayer: 'Pay from',
  have: (amount: string) => `You have ${amount}`,
  short: (missing: string) => `You’re ${missing} short.`,
  total: 'Total',
  buy: (missing: string) => `Buy ${missing}`,
  swap: (symbol: string) => `Swap into ${symbol}`,
  feeMissing: (symbol: string) => `You need more ${symbol} for the network fee.`,
  tooLittle: 'This amount is too small for the network.',
  check: 'A payment can’t be undone.',
  paidTitle: 'Paid',
  paid: (amount: string) => `${amount} is on its way`,
  failedTitle: 'Not paid',
  feeUp: 'The network fee changed. Review it again.',
  back: 'Back to the payment',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly pay: typeof enPay
  }
}
