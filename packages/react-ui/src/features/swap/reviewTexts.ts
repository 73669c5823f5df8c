/** Texts of review and outcome of a swap. Apps translate them under `wallet.swapping`. */
export const enSwapReview = {
  price: 'Price',
  leastLabel: 'About the minimum you get',
  aboutLeast: 'If you’d get less, nothing is swapped.',
  lessThan: (percent: string) => `That’s ${percent} less than quoted, within your slippage.`,
  tooMuchLess: (percent: string) => `Simulation returns ${percent} less than quoted: more than your slippage allows.`,
  asks: {
    permit: (amount: string, wallet: string) =>
      `You’ll approve twice in ${wallet}: first exactly ${amount} with a signature, then the swap.`,
    approve: (amount: string, wallet: string) =>
      `You’ll approve twice in ${wallet}: first exactly ${amount}, then the swap.`,
    batch: (amount: string, wallet: string) => `You’ll approve once in ${wallet}: exactly ${amount} and the swap.`,
  },
  swapNow: 'Swap now',
  swapAnyway: 'Swap anyway',
  goBack: 'Go back',
  accept: 'Accept the new price',
  changed: (now: string, before: string) => `The price changed: you now get about ${now}, not ${before}.`,
  newPrice: 'Get a new price',
  isAllowed: (amount: string) => `${amount} is already allowed. Nothing has been swapped yet.`,
  checkingText: 'Checking the price and simulating the swap.',
  allowTitle: (symbol: string) => `Allow ${symbol} for this swap`,
  allowText: (wallet: string, amount: string) => `Approve it in ${wallet}. You allow ${amount} and nothing more.`,
  permitText: (wallet: string, amount: string) =>
    `Sign it in ${wallet}. You allow ${amount} and nothing more. It’s free.`,
  allowing: (network: string) => `${network} is confirming it. If you close this, you can continue later.`,
  walletText: (paid: string, got: string) => `Approve swapping ${paid} for about ${got}. You can close this.`,
  batchText: (paid: string, got: string) =>
    `Approve swapping ${paid} for about ${got}. You allow ${paid} and nothing more. You can close this.`,
  swapping: (paid: string) => `Swapping ${paid}`,
  swappingText: (got: string, network: string) =>
    `About ${got} arrives once ${network} confirms it. You can close this.`,
  bothAsked: 'The first request stays in your wallet. If you approve it too, both will be sent.',
  cancel: 'Cancel',
  steps: 'Steps',
  stepDone: 'Done',
  stepAllow: (amount: string) => `Allow ${amount}`,
  stepSwap: (amount: string) => `Swap for ${amount}`,
  stoppedAccount: 'Your wallet switched accounts. Nothing was swapped.',
  stoppedNetwork: 'Your wallet switched networks. Nothing was swapped.',
  allowed: {
    approve: (symbol: string, spender: string) => `${spender} can still spend your ${symbol}.`,
    permit: (symbol: string, spender: string) =>
      `You signed an approval of ${symbol} for ${spender}. It can be used for 20 minutes, and is then under “Permissions”.`,
  },
  revoke: 'Revoke',
  unsure: 'We don’t know whether it was sent. Check before trying again.',
  unseen: (network: string, symbol: string) =>
    `Confirmed on ${network}, but we saw no ${symbol} arrive. Check the transaction before trying again.`,
  notAllowed: (symbol: string) => `${symbol} not allowed`,
  notSwapped: 'Not swapped',
  allowedLess: (allowed: string, needed: string) =>
    `Only ${allowed} is allowed, but the swap needs ${needed}. Allow all of it when your wallet asks again.`,
  declined: (wallet: string | undefined) =>
    `You declined the request${wallet === undefined ? '' : ` in ${wallet}`}. Nothing was swapped.`,
  stillHere: (amount: string) => `Your ${amount} is still in your wallet.`,
  priceMoved: 'The price moved beyond your slippage.',
  expired: 'The quote expired.',
  feeUp: 'The network fee went up while you were deciding.',
  feeMore: 'In the simulation, the network fee is higher than shown.',
  notEnough: 'Your account no longer has enough.',
  wouldFail: 'Simulated again, the swap would fail.',
  reverted: (network: string) => `The transaction failed on ${network}. At most, the network fee was charged.`,
  cancelled: 'It was canceled before it went through.',
  got: (amount: string) => `You received ${amount}`,
  gotFor: (paid: string, network: string) => `For ${paid} on ${network}.`,
  gotUnknown: 'Check your account for what you received.',
  swapped: (paid: string) => `${paid} swapped`,
  done: 'Done',
  view: 'View transaction',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly swapping: typeof enSwapReview
  }
}
