/**
 * Texts of simulation, wallet prompt and outcome, shared by send, pay, swap and revoke. Apps translate them under
 * `wallet.asking`.
 */
export const enTransaction = {
  described: 'From the contract’s description',
  contractOf: 'Contract of',
  calledFunction: 'Function',
  undescribed: 'We have no description of this call.',
  changes: 'What will happen',
  you: 'You',
  trying: 'Simulating…',
  untried: 'We couldn’t simulate this. Check what your wallet shows.',
  checkingTitle: 'Checking',
  switchingTitle: (network: string) => `Switch to ${network}`,
  switchingText: (wallet: string) => `Approve the change in ${wallet}.`,
  walletTitle: (wallet: string) => `Approve in ${wallet}`,
  walletSlow: (wallet: string) => `Still waiting for ${wallet}. If it uses a device, unlock it and approve there.`,
  moved: {
    account: (wallet: string) => `${wallet} switched accounts. Check its request, or decline it there.`,
    network: (wallet: string) => `${wallet} switched networks. Check its request, or decline it there.`,
  },
  askAgain: 'Ask again',
  startAnother: 'Start another',
  stoppedTitle: 'Stopped',
  unsureTitle: 'Check your activity',
  toAccount: 'Go to your account',
  tryNewFee: 'Try again with the new fee',
  edit: 'Edit',
} as const
