/** Texts of a purchase, from choosing a provider to the arrival. Apps translate them under `wallet.purchase`. */
export const enPurchase = {
  assetTitle: 'Choose what to buy',
  currencyTitle: 'Choose a currency',
  methodTitle: 'Choose how to pay',
  providersTitle: 'Choose a provider',
  forAmount: (amount: string, way: string) => `For ${amount} by ${way}`,
  fees: (least: number, most: number) => `Fees ${least}% to ${most}%`,
  about: (amount: string) => `About ${amount}`,
  notBy: (way: string) => `Not by ${way}`,
  from: (least: string) => `From ${least}`,
  notFor: (symbol: string) => `Not for ${symbol}`,
  only: (ways: string) => `${ways} only`,
  onTheirSite: 'You finish on the provider’s site. It may ask for your ID.',
  continue: (provider: string) => `Continue to ${provider}`,
  waitTitle: (provider: string) => `Finish in the ${provider} tab`,
  wait: (amount: string, name: string) => `When you pay, ${amount} goes to ${name}. You can close this.`,
  /** Part of a sentence, so in lower case. */
  roughly: (amount: string) => `about ${amount}`,
  openAgain: 'Open the tab again',
  /** The tab may still be open: a provider's Cross-Origin-Opener-Policy can make it look closed. */
  goneTitle: (provider: string) => `The ${provider} tab is closed or out of reach`,
  gone: (amount: string, name: string) =>
    `If you have paid, ${amount} still goes to ${name} and shows up here. If not, open the tab again.`,
  blockedTitle: 'Your browser blocked the window',
  blocked: 'Allow pop-ups for this site, then try again.',
  failedTitle: (provider: string) => `${provider} isn’t responding`,
  failed: 'Nothing was paid. Try again, or choose another provider.',
  another: 'Choose another provider',
  lateTitle: 'Not arrived yet',
  late: (provider: string) =>
    `Your purchase shows up in your account when it arrives. ${provider} can tell you where it is.`,
  /** Does not claim that the provider paid, because the modal does not check the sender. */
  arrivedTitle: (amount: string) => `Your balance went up by ${amount}`,
  arrived: (name: string) => `It’s in ${name}. See Activity for the sender.`,
  less: (amount: string) => `Your balance went up by ${amount}, which is less than you’re buying.`,
  done: 'Done',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly purchase: typeof enPurchase
  }
}
