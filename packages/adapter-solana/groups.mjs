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
    loads: ['runtime/createRuntime.ts', 'runtime/channel/attach.ts'],
  },
  send: { for: 'sending what was signed', after: ['runtime'], loads: ['runtime/node/sendSigned.ts'] },
  ledger: {
    for: 'tokens, what happened and sending',
    after: ['runtime'],
    loads: ['runtime/ledger/createLedger.ts'],
  },
  'wallet-adapter': {
    for: 'adapters of wallet-adapter-base that a site hands in',
    after: ['index'],
    exports: { 'wallet-adapter': '*' },
  },
  'adapter-link': {
    for: 'talking to such an adapter',
    after: ['runtime', 'wallet-adapter'],
    loads: ['runtime/links/adapterLink.ts'],
  },
}
