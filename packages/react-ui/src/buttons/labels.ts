/** What a button may say to anybody; a translation is given with the `labels` property of each. */
export const buttonLabels = {
  connect: 'Connect wallet',
  connecting: 'Connecting',
  loadFailed: 'Couldn’t load. Try again',
} as const

export interface ButtonLabels {
  readonly connect: string
  readonly connecting: string
  readonly switchNetwork: string
  /** The modal could not be downloaded, as on a lost connection. */
  readonly loadFailed: string
  readonly account: (name: string) => string
  readonly network: (name: string) => string
}
