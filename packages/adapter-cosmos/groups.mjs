/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  networks: {
    for: 'networks that a site may name',
    after: ['index'],
    exports: { index: ['**/networks.ts'], networks: '*' },
  },
  runtime: {
    for: 'wallets and nodes',
    after: ['index'],
    loads: ['runtime/createRuntime.ts'],
  },
  ledger: { for: 'what a chain tells of coins', after: ['runtime'], loads: ['runtime/ledger/createLedger.ts'] },
  activity: {
    for: 'what a chain tells of what happened',
    after: ['ledger'],
    loads: ['runtime/ledger/activity/createActivity.ts'],
  },
  send: {
    for: 'sending',
    after: ['activity'],
    loads: ['runtime/acts/sendTransaction.ts', 'runtime/ledger/transfers/createTransfers.ts'],
  },
}
