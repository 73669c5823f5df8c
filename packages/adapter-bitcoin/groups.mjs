/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  networks: {
    for: 'networks that a site may name',
    after: ['index'],
    exports: { index: ['**/networks.ts'], networks: '*' },
  },
  address: {
    for: 'telling whether a text is an address',
    after: ['index'],
    loads: ['**/isAddress.ts', '**/parseAddress.ts'],
  },
  runtime: {
    for: 'wallets and nodes',
    after: ['address'],
    loads: ['runtime/createRuntime.ts'],
  },
  ledger: {
    for: 'what happened and what sending takes',
    after: ['runtime'],
    loads: ['runtime/ledger/createLedger.ts'],
  },
  send: {
    for: 'paying',
    after: ['ledger'],
    loads: ['runtime/transfer/payBySigning.ts', 'runtime/transfer/broadcast.ts', 'runtime/ledger/readReplaced.ts'],
  },
}
