import { enEmbedded } from '../../i18n/enEmbedded.js'

/** Texts of the sign-in options on Connect. Apps translate them under `signIn`. */
export const enSignInOptions = {
  ...enEmbedded,
  email: 'Email address',
  withEmail: 'Continue with email',
  invalid: 'That email is incomplete. Check for typos.',
  tooSoon: (seconds: number) =>
    `You just asked for a code. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  with: (provider: string) => `Continue with ${provider}`,
  more: 'More ways to sign in',
  notOffered: 'This site doesn’t offer this way to sign in. Choose another one.',
  noneOffered: (signInOptions: readonly string[]) => `No longer available on this site: ${signInOptions.join(', ')}`,
  orWallet: 'or use a wallet',
  or: 'or',
  found: (count: number) => `${count} found in this browser`,
} as const
