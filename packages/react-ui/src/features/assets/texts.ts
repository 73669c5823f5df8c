const count = (number: number, noun: string): readonly string[] =>
  number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]

/** Texts of balance and tokens. Apps translate them under `wallet.assets`. */
export const enAssets = {
  total: 'Total balance',
  /** Continues the label of the total. */
  further: (text: string) => `, ${text}`,
  pending: (count: number) => (count === 1 ? 'updating 1 network…' : `updating ${count} networks…`),
  coming: 'updating…',
  notCounted: (tokens: number, networks: number) =>
    `excludes ${[...count(tokens, 'token'), ...count(networks, 'network')].join(' and ')}`,
  network: 'This network',
  all: 'All networks',
  scope: 'Tokens on',
  loading: 'Loading tokens',
  failed: 'Couldn’t load your tokens',
  failedText: 'We couldn’t reach the service. Your assets aren’t affected.',
  partly: 'Some tokens may be missing.',
  stale: (time: string) => `As of ${time}`,
  asOf: (time: string) => `as of ${time}`,
  onItsWay: (amount: string) => `${amount} on its way`,
  severalOnTheirWay: (count: number) => `${count} tokens on their way`,
  waiting: (amount: string, to: string, wallet: string) => `Sending ${amount} to ${to}: approve in ${wallet}.`,
  showWaiting: 'Show',
  slow: 'The network is slow to respond.',
  none: 'No tokens yet',
  noneText: (network: string) => `Tokens you receive on ${network} show up here.`,
  buy: 'Buy your first token',
  buyText: 'Card or bank transfer',
  receive: 'Receive from another wallet',
  receiveText: 'Share your address',
  showHidden: (count: number) =>
    count === 1 ? 'Show 1 small or unknown token' : `Show ${count} small or unknown tokens`,
  hideHidden: 'Hide small and unknown tokens',
  changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
  change: (percent: string) => `${percent}% in 24 hours`,
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly assets: typeof enAssets
  }
}
