/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  networks: { after: ['index'], exports: { index: ['**/networks.ts'] } },
  'runtime, wallet-adapter': { after: ['index'] },
  'chainReader, sendSignedTransaction': { after: ['runtime'] },
  createWalletAdapterApi: { after: ['runtime', 'wallet-adapter'] },
}
