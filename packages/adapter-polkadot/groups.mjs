/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  networks: {
    for: 'networks that a site may name',
    after: ['index'],
    exports: { index: ['**/networks.ts'], networks: '*' },
  },
  address: {
    for: 'telling whether a text is an address of Ethereum',
    after: ['index'],
    loads: ['**/isEthereumAddress.ts'],
  },
  runtime: {
    for: 'wallets and nodes',
    after: ['address'],
    loads: ['runtime/createRuntime.ts'],
  },
  message: {
    for: 'what a message is signed in, by Polkadot’s own library',
    after: ['runtime'],
    loads: ['runtime/acts/signMessage.ts'],
  },
  extensions: {
    for: 'whether a wallet is missing, or any',
    after: ['address'],
    loads: ['runtime/links/hasExtensions.ts'],
  },
  ledger: { for: 'what a chain tells of tokens', after: ['runtime'], loads: ['runtime/ledger/createLedger.ts'] },
  activity: {
    for: 'what the last blocks tell',
    after: ['ledger'],
    loads: ['runtime/ledger/activity/readActivity.ts'],
  },
  send: {
    for: 'sending, and all that needs the description of a chain',
    after: ['activity'],
    loads: [
      'runtime/acts/sendTransaction.ts',
      'runtime/ledger/createApis.ts',
      'runtime/ledger/transfers/createTransfers.ts',
      'runtime/ledger/transfers/mark.ts',
    ],
  },
}
