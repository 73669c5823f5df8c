/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  messages: { exports: { index: '*' } },
  'client, server, verifiers, eip155, sqlite': { after: ['messages'] },
  'ed25519, bip122, cosmos': { after: ['verifiers'] },
  'solana, polkadot': { after: ['ed25519'] },
  'better-auth': { after: ['server'] },
}
