/** @type {import('../../tooling/tsdown/src/planGroups.mjs').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  networks: {
    for: 'networks that a site may name',
    after: ['index'],
    exports: { index: ['**/networks.ts'], networks: '*' },
  },
  address: { for: 'telling whether a text is an address', after: ['index'], loads: ['**/isAddress.ts'] },
  runtime: {
    for: 'wallets and nodes',
    after: ['address'],
    loads: ['runtime/createRuntime.ts', 'channelSupport.ts', 'runtime/reads/balances.ts'],
  },
  ledger: {
    for: 'what a chain tells of coins and of what happened',
    after: ['runtime'],
    loads: ['runtime/ledger/createLedger.ts', 'runtime/ledger/activity/createActivity.ts'],
  },
  send: {
    for: 'sending',
    after: ['ledger'],
    loads: ['runtime/acts/sendTransaction.ts', 'runtime/ledger/transfers/createTransfers.ts'],
  },
}
