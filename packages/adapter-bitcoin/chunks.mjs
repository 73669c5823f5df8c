/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  networks: { after: ['index'], exports: { index: ['**/networks.ts'] } },
  address: { after: ['index'] },
  runtime: { after: ['address'] },
  chainReader: { after: ['runtime'] },
  payment: { after: ['chainReader'], loads: ['**/readReplaceableTransaction.ts'] },
}
