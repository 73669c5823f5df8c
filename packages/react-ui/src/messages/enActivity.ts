const named = (verb: string) => (what: string) => (what ? `${verb} ${what}` : verb)

// Made once: making one takes as long as drawing a line.
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** What the visitor reads of what happened with their account. A translation has it under `wallet`. */
export const enActivity = {
  label: 'Activity',
  /** What was done, and with what, which may be nothing. */
  titles: {
    approve: named('Approved'),
    borrow: named('Borrowed'),
    burn: named('Burned'),
    buy: named('Bought'),
    cancel: named('Canceled'),
    claim: named('Claimed'),
    deploy: named('Deployed'),
    deposit: named('Deposited'),
    execute: named('Used an app'),
    mint: named('Minted'),
    receive: named('Received'),
    register: named('Registered'),
    repay: named('Repaid'),
    revoke: () => 'Permission taken back',
    send: named('Sent'),
    stake: named('Staked'),
    swap: named('Swapped'),
    unstake: named('Unstaked'),
    withdraw: named('Withdrew'),
  },
  nft: 'NFT',
  to: (who: string) => `To ${who}`,
  from: (who: string) => `From ${who}`,
  swapFor: (amount: string, symbol: string) => `For ${amount} ${symbol}`,
  pendingGroup: 'On its way',
  undated: 'Earlier',
  month: (at: number) => MONTH.format(at),
  day: (at: number) => DAY.format(at),
  statuses: {
    pending: 'On its way',
    failed: 'Failed: only the fee was paid',
    replaced: 'Replaced by another one',
    dropped: 'The network let it go',
  },
  /** One that shall cancel another, until the chain has it. */
  canceling: 'Canceling',
  inPlaceOf: (hash: string) => `In place of ${hash}`,
  beingReplaced: 'Being replaced',
  faster: 'Speed up',
  cancel: 'Cancel',
  resembles: 'This address looks like one that you know, but it is another one. Don’t send to it.',
  spam: (count: number) => `${count} possibly spam`,
  older: 'Show older',
  asked: (amount: string, to: string, wallet: string) =>
    `${amount} to ${to} waits in ${wallet}. Approve or decline it there.`,
  none: 'No activity yet',
  noneText: 'What you send and receive shows up here.',
  failed: 'Couldn’t load your activity',
  stale: (time: string) => `As of ${time}`,
  missing: 'Some of your activity could not be loaded.',
  incomplete: 'Some may be missing: not all of the history could be looked through.',
} as const
