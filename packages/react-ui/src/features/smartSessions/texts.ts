const DAY = 86_400
const UNITS = [
  [7 * DAY, 'a week', 'weeks'],
  [DAY, 'a day', 'days'],
  [3_600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
  [1, 'a second', 'seconds'],
] as const

/** Formats a period in its largest whole unit. */
function every(seconds: number): string {
  const [size, one, many] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'a second', 'seconds']
  return seconds === size ? one : `every ${seconds / size} ${many}`
}

/** Texts of smart sessions. Apps translate them under `wallet.smartSessions`. */
export const enSmartSessions = {
  title: 'Site permissions',
  intro: 'These sites can act for your smart account, within these limits.',
  list: 'Sites that can act for you',
  /** `period` in seconds. */
  upTo: (amount: string, period?: number) =>
    period === undefined ? `Up to ${amount} in total` : `Up to ${amount} ${every(period)}`,
  noLimit: (symbol: string, period?: number) =>
    period === undefined
      ? `All your ${symbol}, without a limit`
      : `All your ${symbol} ${every(period)}, without a limit`,
  unknownToken: (address: string) => `of the smallest units of an unknown token (${address})`,
  stream: (amount: string) => `Up to ${amount} in total. Increases over time`,
  endless: (symbol: string) => `${symbol} without a limit. Increases over time`,
  other: 'We can’t tell what this allows. Check your wallet, or revoke it.',
  used: (used: string, all: string, isPeriod: boolean) =>
    isPeriod ? `${used} of ${all} used in this period` : `${used} of ${all} used`,
  usedLabel: 'Used',
  ends: (date: string) => `Expires ${date}`,
  endsNever: 'This doesn’t expire. Revoke it when you no longer need it.',
  thisSite: 'This site',
  unnamed: 'Unnamed site',
  usedBy: (address: string) => `Used by ${address}`,
  stop: 'Revoke',
  stopOf: (site: string, what: string) => `Revoke ${site}: ${what}`,
  stopping: 'Revoking… your wallet may ask you to approve.',
  stopped: 'Revoked',
  declined: (wallet: string | undefined) =>
    `You declined ${wallet === undefined ? 'the request' : `in ${wallet}`}, so it’s still active.`,
  emptyTitle: 'No permissions',
  emptyText: 'Sites you allow show up here.',
  failedTitle: 'Couldn’t load permissions',
  unreadWallet: (wallet: string) => `${wallet} didn’t answer, so there may be more.`,
  unreadService: 'We couldn’t load permissions of other sites, so there may be more.',
  askTitle: (wallet: string) => `Approve in ${wallet}`,
  askText: (site: string) =>
    `${site} wants to act for you within a limit. Review it in your wallet before you approve.`,
  slow: 'Still waiting for your wallet. Open it and look for the request.',
  grantFailedTitle: 'Permission not granted',
  grantDeclined: (wallet: string | undefined) =>
    `You declined ${wallet === undefined ? 'the request' : `in ${wallet}`}.`,
  grantedTitle: 'Permission granted',
  grantedText: (site: string) => `${site} can do this without asking you again, until you revoke it:`,
  see: 'See permissions',
  notNow: 'Not now',
  done: 'Done',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly smartSessions: typeof enSmartSessions
  }
}
