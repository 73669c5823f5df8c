/** Receiving. A translation has it under `wallet.receive`. */
export const enReceive = {
  title: 'Receive',
  code: (name: string) => `QR code of the address of ${name}`,
  codeAmount: (amount: string) => `QR code that asks for ${amount}`,
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Couldn’t copy. Select the address and copy it yourself.',
  share: 'Share',
  networks: 'Supported networks',
  networksOf: (first: string, second: string | undefined, others: number) =>
    others > 0 ? `${first}, ${second} and ${others} more` : second ? `${first} and ${second}` : first,
  networksTitle: 'Supported networks',
  networksText: 'Send to this address on these networks only. What comes on another may be lost.',
  warning: (coin: string, network: string) =>
    `Only ${coin} and tokens on ${network} can be received here. Anything else may be lost.`,
  warningMany: 'What is sent here on a network that isn’t supported may be lost.',
  warningOne: (coin: string) => `Only ${coin} can be received here. Anything else may be lost.`,
  amount: 'Amount (optional)',
  ambiguous: (small: string, large: string) => `That can be read as ${small} or as ${large}. Enter the one you mean.`,
  noAmount: 'That isn’t an amount. Enter it in digits, like 1.5.',
  tooFine: (places: number) =>
    places
      ? `That has more than ${places} decimal place${places === 1 ? '' : 's'}. Enter fewer.`
      : 'Only whole numbers are possible here.',
  testnet: 'This is a test network: what you receive here has no value.',
} as const
