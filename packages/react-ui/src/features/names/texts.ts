/** Texts of choosing a name. Apps translate them under `wallet.names`. */
export const enNames = {
  title: 'Choose a name',
  name: 'Name',
  hint: '4 or more letters, digits or hyphens',
  problems: {
    letters: 'Use letters from a to z, digits and hyphens only.',
    short: 'A name has 4 or more letters, digits or hyphens.',
    long: 'A name has 63 letters, digits or hyphens at most.',
  },
  choose: 'Choose one',
  own: 'Your names',
  taken: 'Taken',
  free: 'Available',
  looking: 'Checking names',
  found: (free: number) => (free === 1 ? '1 name available' : `${free} names available`),
  failedOffers: 'Couldn’t check names',
  walletTitle: (wallet: string) => `Approve in ${wallet}`,
  walletText: (name: string) => `Sign to claim ${name}. It’s free.`,
  slow: 'Still waiting for your wallet. Open it and look for a request to sign.',
  savingTitle: (name: string) => `Saving ${name}`,
  savingText: 'This takes a few seconds.',
  failedTitle: 'Not saved',
  failed: 'We couldn’t save this name. Try again in a moment.',
  reason: (reason: string) => `We couldn’t save this name: ${reason}`,
  declined: (wallet: string | undefined) =>
    `You declined ${wallet === undefined ? 'the request' : `in ${wallet}`}. Nothing was saved.`,
  takenMeanwhile: (name: string) => `Someone else just took ${name}. Choose another one.`,
  another: 'Choose another name',
  savedTitle: 'Name saved',
  hello: (name: string) => `Hello, ${name}`,
  helloText: 'Friends can now send to your name instead of your address.',
  also: (names: string) => `You also own ${names}.`,
  done: 'Done',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly names: typeof enNames
  }
}
