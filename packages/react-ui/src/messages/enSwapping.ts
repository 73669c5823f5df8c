/** What is looked over before a swap, and what comes after it. A translation has it under `wallet.swapping`. */
export const enSwapping = {
  price: 'Price',
  leastLabel: 'About the least you get',
  aboutLeast: 'If less would come, nothing is swapped.',
  lessThan: (percent: string) => `That is ${percent} less than offered, and within your slippage.`,
  tooMuchLess: (percent: string) =>
    `Tried out, ${percent} less than offered would come: more than your slippage allows.`,
  asks: {
    permit: (amount: string, wallet: string) =>
      `${wallet} asks twice: first to allow ${amount} and nothing more with a signature, then to swap.`,
    approve: (amount: string, wallet: string) =>
      `${wallet} asks twice: first to allow ${amount} and nothing more, then to swap.`,
    batch: (amount: string, wallet: string) => `${wallet} asks once: to allow ${amount} and nothing more, and to swap.`,
  },
  swapNow: 'Swap now',
  swapAnyway: 'Swap anyway',
  accept: 'Accept the new price',
  changed: (now: string, before: string) => `The price changed: you get about ${now} now, and not ${before}.`,
  newPrice: 'Get a new price',
  isAllowed: (amount: string) => `${amount} is allowed already. Nothing was swapped yet.`,
  checkingText: 'The price is read again, and the swap is tried out.',
  allowTitle: (symbol: string) => `Allow ${symbol} for this swap`,
  allowText: (wallet: string, amount: string) => `Approve it in ${wallet}. You allow ${amount} and nothing more.`,
  permitText: (wallet: string, amount: string) =>
    `Sign it in ${wallet}. You allow ${amount} and nothing more. It costs nothing.`,
  allowing: (network: string) => `${network} is confirming it. If you close this, you can go on later.`,
  walletText: (paid: string, got: string) => `Approve swapping ${paid} for about ${got}. You can close this.`,
  batchText: (paid: string, got: string) =>
    `Approve swapping ${paid} for about ${got}. You allow ${paid} and nothing more. You can close this.`,
  swapping: (paid: string) => `Swapping ${paid}`,
  swappingText: (got: string, network: string) =>
    `About ${got} comes once ${network} has confirmed it. You can close this.`,
  bothAsked: 'The first request stays in your wallet. If you approve it too, both happen.',
  cancel: 'Cancel',
  steps: 'Steps',
  stepDone: 'Done',
  stepAllow: (amount: string) => `Allow ${amount}`,
  stepSwap: (amount: string) => `Swap for ${amount}`,
  stoppedAccount: 'Your wallet went to another account. Nothing was swapped.',
  stoppedNetwork: 'Your wallet went to another network. Nothing was swapped.',
  /** What stands where it ended. */
  allowed: {
    approve: (symbol: string, spender: string) =>
      `An approval of ${symbol} for ${spender} was sent. It stands until you take it back under “What you allowed”.`,
    permit: (symbol: string, spender: string) =>
      `An approval of ${symbol} for ${spender} was signed. It can be used for 20 minutes, and is then under “What you allowed”.`,
  },
  unsure: 'Nobody could say whether it was done. It may have been sent: make sure before you try again.',
  unseen: (network: string, symbol: string) =>
    `${network} carried it out, and no ${symbol} was seen to come. Look at what it did before you try again.`,
  notAllowed: (symbol: string) => `${symbol} not allowed`,
  notSwapped: 'Not swapped',
  allowedLess: (allowed: string, needed: string) =>
    `Only ${allowed} is allowed, and the swap takes ${needed}. Allow all of it when your wallet asks again.`,
  declined: (wallet: string) => `You declined the request in ${wallet}. Nothing was swapped.`,
  stillHere: (amount: string) => `Your ${amount} is still in your wallet.`,
  priceMoved: 'The price moved by more than your slippage.',
  expired: 'The price was too old by then.',
  feeUp: 'The network fee went up while you were deciding.',
  feeMore: 'Tried out, the network fee is higher than the one you saw.',
  notEnough: 'There isn’t enough in your account any more.',
  wouldFail: 'Tried out again, the network would refuse it.',
  reverted: (network: string) => `${network} did not carry it out. At most the network fee is gone.`,
  cancelled: 'It was cancelled before it was done.',
  got: (amount: string) => `You got ${amount}`,
  gotFor: (paid: string, network: string) => `For ${paid} on ${network}.`,
  gotUnknown: 'See in your account what came for it.',
  swapped: (paid: string) => `${paid} swapped`,
  done: 'Done',
  view: 'View transaction',
} as const
