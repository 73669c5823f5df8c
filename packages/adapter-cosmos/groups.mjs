/** @type {import('../../tooling/tsdown/src/planGroups.mjs').GroupTable} */
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
    loads: ['runtime/createRuntime.ts', 'channelSupport.ts'],
  },
  send: { for: 'sending', after: ['runtime'], loads: ['runtime/acts/sendTransaction.ts'] },
}
