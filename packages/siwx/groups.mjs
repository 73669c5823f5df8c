/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  messages: {
    for: 'messages, and what can be wrong with them',
    exports: { index: '*', server: ['errors/**'] },
  },
  client: { for: 'signing in at the server half, for a page', after: ['messages'], exports: { client: '*' } },
  server: { for: 'the server half, without signatures', after: ['messages'], exports: { server: '*' } },
  verifiers: {
    for: 'what several verifiers share',
    after: ['messages'],
    holds: ['verifiers/bytes.ts'],
  },
  ed25519: { for: 'what Solana and Polkadot share', after: ['verifiers'], holds: ['verifiers/ed25519.ts'] },
  eip155: { for: 'EVM', after: ['messages'], exports: { eip155: '*' } },
  solana: { for: 'Solana', after: ['ed25519'], exports: { solana: '*' } },
  bip122: { for: 'Bitcoin', after: ['verifiers'], exports: { bip122: '*' } },
  polkadot: { for: 'Polkadot', after: ['ed25519'], exports: { polkadot: '*' } },
  cosmos: { for: 'Cosmos', after: ['verifiers'], exports: { cosmos: '*' } },
  'better-auth': { for: 'a plugin of better-auth', after: ['server'], exports: { 'better-auth': '*' } },
  sqlite: { for: 'storage in a file', after: ['messages'], exports: { sqlite: '*' } },
}
