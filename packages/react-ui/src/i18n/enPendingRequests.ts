/** Texts of pending requests. Apps translate them under `wallet.requests`. */
export const enPendingRequests = {
  askedTitle: 'Your wallet may still have a request waiting',
  askedText: 'Answer it in your wallet first. If you approve a second one too, both will be sent.',
  unansweredTitle: 'An earlier request may have been sent',
  unansweredText: 'Check your wallet’s activity before trying again.',
  send: (amount: string, to: string, network: string) => `Send ${amount} to ${to} on ${network}`,
  swap: (amount: string, network: string) => `Swap ${amount} on ${network}`,
  approve: (amount: string, network: string) => `Allow ${amount} for a swap on ${network}`,
  revoke: (token: string, network: string) => `Revoke access to ${token} on ${network}`,
  transaction: (network: string) => `A transaction on ${network}`,
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
} as const
