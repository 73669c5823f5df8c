/** What buttons say to somebody who is connected, and of the network. */
export const faceLabels = {
  switchNetwork: 'Switch network',
  network: (name: string) => `Network: ${name}`,
} as const
