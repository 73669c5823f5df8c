export const networkButtonLabels = {
  switchNetwork: 'Switch network',
  network: (name: string) => `Network: ${name}`,
} as const
