/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  networks: { after: ['index'], exports: { index: ['**/networks.ts'] } },
  'runtime, wallet-adapter, mobile': { after: ['index'] },
  'chainReader, sendSignedTransaction': { after: ['runtime'] },
  createWalletAdapterApi: { after: ['runtime', 'wallet-adapter'] },
  openMobileWalletApi: { after: ['runtime', 'mobile'] },
}
