/** What sending, paying, swapping and taking back what was allowed say alike of trying out, asking the wallet, and what came of it. A translation has it under `wallet.asking`. */
export const enAsking = {
  changes: 'What will happen',
  you: 'You',
  trying: 'Trying it out',
  untried: 'This couldn’t be tried out beforehand. Check what your wallet shows.',
  checkingTitle: 'Checking',
  switchingTitle: (network: string) => `Switch to ${network}`,
  switchingText: (wallet: string) => `Approve the change in ${wallet}.`,
  walletTitle: (wallet: string) => `Approve in ${wallet}`,
  walletSlow: (wallet: string) => `Still waiting for ${wallet}. If it uses a device, unlock it and approve there.`,
  moved: {
    account: (wallet: string) =>
      `${wallet} went to another account meanwhile. Check what it asks, or decline it there.`,
    network: (wallet: string) =>
      `${wallet} went to another network meanwhile. Check what it asks, or decline it there.`,
  },
  askAgain: 'Ask again',
  startAnother: 'Start another',
  stoppedTitle: 'Stopped',
  unsureTitle: 'Look at your activity first',
  toAccount: 'Go to your account',
  tryNewFee: 'Try again with the new fee',
  edit: 'Edit',
} as const
