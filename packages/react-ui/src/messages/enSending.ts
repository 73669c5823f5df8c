/** How long networks take, by kind: their slowest that anybody uses, and no promise. */
const soon: Readonly<Record<string, string>> = {
  eip155: 'usually gets it within a minute',
  solana: 'gets it in a few seconds',
  bip122: 'gets it with one of the next blocks: mostly within an hour, at the slow fee within a day',
  polkadot: 'usually gets it within a minute',
  cosmos: 'usually gets it within half a minute',
}

/** What is looked over, and what comes after it. A translation has it under `wallet.sending`. */
export const enSending = {
  youSend: 'You send',
  onNetwork: (network: string) => `on ${network}`,
  from: 'From',
  total: 'Total',
  memo: 'Note on the chain',
  onlyThis: 'Only this transfer',
  noChanges: 'Nothing moves but the network fee.',
  theyGet: 'They get',
  isNew: (network: string) => `You have never sent here on ${network} before`,
  isUnseen: (count: number) =>
    count > 1
      ? `Not among the ${count} transactions of this account that can be seen here`
      : 'Whether you have sent here before can’t be seen',
  isSelf: 'This is your own address.',
  lookalikeNew: 'This address',
  lookalikeKnown: 'The one you know',
  lookalikeName: 'This name uses letters that look like others. It may imitate another name.',
  check: 'Check the name and address. A transfer can’t be undone.',
  send: (amount: string) => `Send ${amount}`,
  checkingText: 'The fee is read again, and the transfer is tried out.',
  checkingSlow: 'The network takes long to answer. Nothing has been sent so far.',
  stop: 'Stop',
  networkSlow: 'The network takes long to answer.',
  walletText: (amount: string, name: string) => `Approve sending ${amount} to ${name}. You can close this.`,
  bothSent: 'The first request stays in your wallet. If you approve it too, both are sent.',
  fullAddress: 'Full address',
  stoppedAccount: 'Your wallet went to another account. Nothing was sent.',
  stoppedNetwork: 'Your wallet went to another network. Nothing was sent.',
  unsure: (wallet: string) => `${wallet} gave no clear answer. It may have been sent: make sure before you try again.`,
  unsureMoved: (wallet: string, network: string) =>
    `${wallet} gave no clear answer, and ${network} has something new from your account: this may be it. Make sure before you try again.`,
  unsureStill: (wallet: string, network: string) =>
    `${wallet} gave no clear answer. ${network} has nothing new from your account so far, and it may still come: make sure before you try again.`,
  failedTitle: 'Not sent',
  declined: (wallet: string) => `You declined the request in ${wallet}.`,
  feeUp: (amount: string) => `The network fee went up while you were deciding. Your ${amount} is still in your wallet.`,
  sent: (amount: string) => `${amount} is on its way`,
  sentText: (name: string, namespace: string) =>
    `${name} ${soon[namespace] ?? 'gets it once the network has confirmed it'}.`,
  arrived: (amount: string) => `${amount} has arrived`,
  arrivedText: (name: string) => `${name} has it: the network has confirmed it.`,
  refusedText: (amount: string) =>
    `The network couldn’t do it, and only the fee was paid. Your ${amount} is still in your wallet.`,
  droppedTitle: 'The network let it go',
  droppedText: 'It may still come. Look into your wallet’s activity before you send it again.',
  replacedTitle: 'Replaced',
  replacedText: 'Another transaction from your account took its place. Your activity has it.',
  transaction: 'Transaction',
  done: 'Done',
} as const
