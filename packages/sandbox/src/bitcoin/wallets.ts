/** Wallets of a page, by the key of their facts. */
export const BITCOIN_WALLETS = {
  saltmarsh: { id: 'sandbox.foyer.saltmarsh', name: 'Saltmarsh', accountIndexes: [0, 1] },
  ferrow: { id: 'sandbox.foyer.ferrow', name: 'Ferrow', accountIndexes: [2, 3] },
  unisat: { id: 'sandbox.foyer.unisat', name: 'UniSat', accountIndexes: [4, 5] },
} as const
