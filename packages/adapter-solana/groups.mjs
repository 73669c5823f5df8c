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
    loads: ['runtime/createRuntime.ts', 'runtime/channel/attach.ts'],
  },
  send: { for: 'sending what was signed', after: ['runtime'], loads: ['runtime/node/sendSigned.ts'] },
  ledger: {
    for: 'tokens, what happened and sending',
    after: ['runtime'],
    loads: ['runtime/ledger/createLedger.ts'],
  },
  'adapter-link': {
    for: 'wallets of the old wallet-adapter',
    after: ['runtime'],
    loads: ['runtime/links/adapterLink.ts'],
  },
}
