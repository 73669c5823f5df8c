import { enEmbedded } from './enEmbedded.js'

/** What the visitor reads around the secure window in which they approve. A translation has it under `signIn`. */
export const enApproval = {
  ...enEmbedded,
  approveTitle: 'Approve transaction',
  signTitle: 'Sign message',
  signInTitle: 'Sign in',
  permitTitle: 'Give permission',
  takeBackTitle: 'Take back permission',
  frameTitle: 'Secure approval window',
  frameFrom: (host: string) => `Secure window from ${host}`,
  frameLoading: 'Loading the secure window',
  frameFailedTitle: 'The secure window didn’t load',
  frameFailedText: 'Nothing was sent. Check your connection and try again.',
  request: (number: number, count: number) => `${number} of ${count}`,
} as const
