import { enEmbedded } from './enEmbedded.js'

/** The ways to sign in beside wallets. */
export const enWays = {
  ...enEmbedded,
  email: 'Email address',
  withEmail: 'Continue with email',
  invalid: 'That email is incomplete. Check for typos.',
  tooSoon: (seconds: number) =>
    `You just asked for a code. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  with: (provider: string) => `Continue with ${provider}`,
  more: 'More ways to sign in',
  notOffered: 'This site does not offer this way to sign in. Choose another one.',
  noneOffered: (ways: readonly string[]) => `Not offered on this site any more: ${ways.join(', ')}`,
  orWallet: 'or use a wallet',
  or: 'or',
  found: (count: number) => `${count} found in this browser`,
} as const
