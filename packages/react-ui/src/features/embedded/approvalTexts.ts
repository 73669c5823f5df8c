import { enEmbedded } from '../../i18n/enEmbedded.js'

/** Texts around the frame of the secure site. Apps translate them under `signIn`. */
export const enApproval = {
  ...enEmbedded,
  approveTitle: 'Approve transaction',
  signTitle: 'Sign message',
  signInTitle: 'Sign in',
  permitTitle: 'Grant permission',
  takeBackTitle: 'Revoke permission',
  frameTitle: 'Secure approval window',
  frameFrom: (host: string) => `Secure window from ${host}`,
  frameLoading: 'Loading the secure window',
  frameFailedTitle: 'The secure window didn’t load',
  frameFailedText: 'Nothing was sent. Check your connection and try again.',
  request: (number: number, count: number) => `${number} of ${count}`,
} as const
