/** Buying: what is chosen, who sells, and waiting for it. A translation has it under `wallet.purchase`. */
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
  /** Within a sentence. */
  roughly: (amount: string) => `about ${amount}`,
  openAgain: 'Open the tab again',
  goneTitle: (provider: string) => `The ${provider} tab is closed`,
  gone: (amount: string, name: string) =>
    `If you have paid, ${amount} still goes to ${name} and shows up here. If not, open the tab again.`,
  blockedTitle: 'Your browser blocked the window',
  blocked: 'Allow pop-ups for this site, then try again.',
  failedTitle: (provider: string) => `${provider} doesn’t answer`,
  failed: 'Nothing was paid. Try again, or choose another provider.',
  another: 'Choose another provider',
  lateTitle: 'Not arrived yet',
  late: (provider: string) =>
    `What you have paid for shows in your account as soon as it comes. ${provider} can tell you where it is.`,
  /** Who sent it is not looked at. */
  arrivedTitle: (amount: string) => `Your balance went up by ${amount}`,
  arrived: (name: string) => `It is in ${name} now. Your activity shows the address that it came from.`,
  /** Too little to be what was bought. */
  less: (amount: string) => `Meanwhile your balance went up by ${amount}: less than what you are buying.`,
  done: 'Done',
} as const
