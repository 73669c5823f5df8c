export const buttonLabels = {
  connect: 'Connect wallet',
  connecting: 'Connecting',
  loadFailed: 'Couldn’t load. Try again',
} as const

export interface ButtonLabels {
  readonly connect: string
  readonly connecting: string
  readonly switchNetwork: string
  /** Shown when the code of the modal failed to load. */
  readonly loadFailed: string
  readonly account: (name: string) => string
  readonly network: (name: string) => string
}
