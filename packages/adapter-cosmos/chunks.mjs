/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  networks: { after: ['index'], exports: { index: ['**/networks.ts'] } },
  runtime: { after: ['index'] },
  chainReader: { after: ['runtime'] },
  activity: { after: ['chainReader'] },
  transfers: { after: ['activity'], loads: ['**/sendTransaction.ts'] },
}
