/** @type {import('../../tooling/tsdown/planGroups.mjs').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  address: { for: 'telling whether a text is an address', after: ['index'], loads: ['**/isAddress.ts'] },
  runtime: {
    for: 'wallets and nodes',
    after: ['address'],
    loads: ['runtime/createRuntime.ts', 'channelSupport.ts', 'runtime/reads/balances.ts'],
  },
  send: { for: 'sending', after: ['runtime'], loads: ['runtime/acts/sendTransaction.ts'] },
}
