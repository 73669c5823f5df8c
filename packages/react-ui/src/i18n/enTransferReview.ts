/** Slowest usual confirmation time by namespace. */
const soon: Readonly<Record<string, string>> = {
  eip155: 'Usually arrives within a minute',
  solana: 'Arrives in a few seconds',
  bip122: 'Usually arrives within an hour; with the slow fee, within a day',
  polkadot: 'Usually arrives within a minute',
  cosmos: 'Usually arrives within 30 seconds',
}

/** Texts of review and outcome of a transfer. Apps translate them under `wallet.sending`. */
export const enTransferReview = {
  youSend: 'You send',
  onNetwork: (network: string) => `on ${network}`,
  from: 'From',
  total: 'Total',
  memo: 'Public memo',
  noChanges: 'Nothing moves except the network fee.',
  theyGet: 'They receive',
  isNew: (network: string) => `First time sending to this address on ${network}`,
  isUnseen: (count: number) =>
    count > 1
      ? `Not in the ${count} transactions we can see for this account`
      : 'We can’t tell if you’ve sent here before',
  isSelf: 'This is your own address.',
  lookalikeNew: 'This address',
  lookalikeKnown: 'The one you know',
  lookalikeName: 'This name uses look-alike letters. It may imitate another name.',
  check: 'Check the name and address. A transfer can’t be undone.',
  send: (amount: string) => `Send ${amount}`,
  checkingText: 'Checking the fee and simulating the transfer.',
  checkingSlow: 'The network is slow to respond. Nothing has been sent yet.',
  stop: 'Stop',
  networkSlow: 'The network is slow to respond.',
  walletText: (amount: string, name: string) => `Approve sending ${amount} to ${name}. You can close this.`,
  bothSent: 'The first request stays in your wallet. If you approve it too, both will be sent.',
  fullAddress: 'Full address',
  stoppedAccount: 'Your wallet switched accounts. Nothing was sent.',
  stoppedNetwork: 'Your wallet switched networks. Nothing was sent.',
  unsure: (wallet: string) => `We don’t know whether ${wallet} sent it. Check before trying again.`,
  unsureMoved: (wallet: string, network: string) =>
    `We don’t know whether ${wallet} sent it. ${network} shows new activity from your account, which may be this. Check before trying again.`,
  unsureStill: (wallet: string, network: string) =>
    `We don’t know whether ${wallet} sent it. ${network} shows nothing new from your account yet, but it may still go through. Check before trying again.`,
  failedTitle: 'Not sent',
  // `wallet` is undefined for an embedded wallet, whose name would be that of its sign-in option.
  declined: (wallet: string | undefined) => `You declined the request${wallet === undefined ? '' : ` in ${wallet}`}.`,
  feeUp: (amount: string) => `The network fee went up while you were deciding. Your ${amount} is still in your wallet.`,
  sent: (amount: string) => `${amount} is on its way`,
  sentText: (namespace: string) => `${soon[namespace] ?? 'Arrives once the network confirms it'}.`,
  arrived: (amount: string) => `${amount} has arrived`,
  arrivedText: (network: string) => `Confirmed on ${network}.`,
  refusedText: (amount: string) =>
    `The transfer failed. Only the network fee was charged. Your ${amount} is still in your wallet.`,
  refusedUncharged: (amount: string) => `The transfer failed. Your ${amount} is still in your wallet.`,
  droppedTitle: 'Dropped by the network',
  droppedText: 'It could still go through: check your wallet before sending again.',
  replacedTitle: 'Replaced',
  replacedText: 'Another transaction from your account replaced it. See your activity.',
  /** Texts for a status on which nodes disagree. */
  conflicts: {
    sources:
      'One node says it’s done, another doesn’t yet. It counts as on its way until two agree. Don’t send it again.',
    sender:
      'The network shows another account’s transaction in its place. Check your wallet’s activity before sending again.',
  },
  unsureTitle: 'Outcome unknown',
  accordingTo: 'According to',
  transaction: 'Transaction',
  done: 'Done',
} as const
