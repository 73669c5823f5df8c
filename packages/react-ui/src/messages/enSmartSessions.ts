const DAY = 86_400
const UNITS = [
  [7 * DAY, 'a week', 'weeks'],
  [DAY, 'a day', 'days'],
  [3_600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
  [1, 'a second', 'seconds'],
] as const

/** Exactly, in the largest unit that is whole. */
function every(seconds: number): string {
  const [size, one, many] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'a second', 'seconds']
  return seconds === size ? one : `every ${seconds / size} ${many}`
}

/** What sites may do without asking. A translation has it under `wallet.smartSessions`. */
export const enSmartSessions = {
  title: 'Permissions',
  intro: 'These sites can act for your smart account, within these limits.',
  list: 'Sites that can act for you',
  /** `period`: seconds after which it is whole again. */
  upTo: (amount: string, period?: number) =>
    period === undefined ? `Up to ${amount} in all` : `Up to ${amount} ${every(period)}`,
  noLimit: (symbol: string, period?: number) =>
    period === undefined
      ? `All your ${symbol}, without a limit`
      : `All your ${symbol} ${every(period)}, without a limit`,
  /** Of a token that nobody could name. */
  unknownToken: (address: string) => `of the smallest units of a token we don’t know (${address})`,
  stream: (amount: string) => `Up to ${amount} in all, more of it as time goes on`,
  endless: (symbol: string) => `More and more ${symbol} as time goes on, without a limit`,
  other: 'We can’t tell what this allows. Look into your wallet, or stop it.',
  used: (used: string, all: string, isPeriod: boolean) =>
    isPeriod ? `${used} of ${all} used in this period` : `${used} of ${all} used`,
  usedLabel: 'Used',
  ends: (date: string) => `Ends ${date}`,
  endsNever: 'This has no end. Stop it when you don’t need it any more.',
  thisSite: 'This site',
  unnamed: 'A site without a name',
  usedBy: (address: string) => `Used by ${address}`,
  stop: 'Stop',
  stopOf: (site: string, what: string) => `Stop ${site}: ${what}`,
  stopping: 'Stopping. Your wallet may ask you.',
  stopped: 'Stopped',
  declined: (wallet: string) => `You declined in ${wallet}, so it goes on.`,
  emptyTitle: 'No permissions',
  emptyText: 'Sites you allow show up here.',
  failedTitle: 'Couldn’t load permissions',
  unreadWallet: (wallet: string) => `${wallet} didn’t answer, so there may be more.`,
  unreadService: 'The service that keeps permissions of other sites didn’t answer, so there may be more.',
  askTitle: (wallet: string) => `Approve in ${wallet}`,
  askText: (site: string) => `${site} asks to act for you within a limit. Read it in your wallet before you approve.`,
  slow: 'Still waiting for your wallet. Open it and look for the request.',
  grantFailedTitle: 'Not allowed',
  grantDeclined: (wallet: string) => `You declined in ${wallet}.`,
  grantedTitle: 'Allowed',
  grantedText: (site: string) => `${site} can do this without asking you again, until you stop it:`,
  see: 'See permissions',
  notNow: 'Not now',
  done: 'Done',
} as const
