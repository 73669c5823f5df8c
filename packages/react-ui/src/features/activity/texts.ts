const named = (verb: string) => (what: string) => (what ? `${verb} ${what}` : verb)

/** Texts of the Activity tab. Apps translate them under `wallet.activity`. */
export const enActivity = {
  label: 'Activity',
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
    revoke: () => 'Permission revoked',
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
  statuses: {
    pending: 'On its way',
    failed: 'Failed. Only the network fee was charged.',
    replaced: 'Replaced',
    dropped: 'Dropped by the network',
  },
  /** Statuses of a transaction that only one node reports as included. */
  conflicts: {
    sources: 'On its way: two nodes disagree',
    sender: 'Unclear: the network shows another account’s transaction',
  },
  canceling: 'Canceling',
  inPlaceOf: (hash: string) => `Replaces ${hash}`,
  beingReplaced: 'Being replaced',
  faster: 'Speed up',
  cancel: 'Cancel',
  resembles: 'Looks like an address you know, but isn’t. Don’t send to it.',
  spam: (count: number) => `${count} marked as possible spam`,
  older: 'Show older',
  asked: (amount: string, to: string, wallet: string) => `Sending ${amount} to ${to}: approve or decline in ${wallet}.`,
  none: 'No activity yet',
  noneText: 'Transactions you send and receive show up here.',
  failed: 'Couldn’t load your activity',
  stale: (time: string) => `As of ${time}`,
  missing: 'Couldn’t load some of your activity.',
  incomplete: 'Some may be missing: we couldn’t load your full history.',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly activity: typeof enActivity
  }
}
