/** What the visitor owns. A translation has it under `wallet.assets`. */
export const enAssets = {
  total: 'Total balance',
  pending: (count: number) => (count === 1 ? '1 network still loading' : `${count} networks still loading`),
  coming: 'still loading',
  /** Followed by their names, which only ears and a pointer get. */
  notCounted: (count: number) => `${count} not counted`,
  network: 'This network',
  all: 'All networks',
  scope: 'Tokens on',
  loading: 'Loading tokens',
  failed: 'Couldn’t load your tokens',
  failedText: 'The service didn’t answer. What you own is still there.',
  partly: 'Some tokens may be missing: not everybody answered.',
  stale: (time: string) => `As of ${time}`,
  asOf: (time: string) => `as of ${time}`,
  onItsWay: (amount: string) => `${amount} on its way`,
  severalOnTheirWay: (count: number) => `${count} tokens on their way`,
  slow: 'The network takes long to answer.',
  none: 'No tokens yet',
  noneText: (network: string) => `Tokens that you receive on ${network} show up here.`,
  receive: 'Receive from another wallet',
  receiveText: 'Share your address',
  showHidden: (count: number) =>
    count === 1 ? 'Show 1 small or unknown token' : `Show ${count} small or unknown tokens`,
  hideHidden: 'Hide small and unknown tokens',
  changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
  change: (percent: string) => `${percent}% in 24 hours`,
} as const
