/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  networks: { after: ['index'], exports: { index: ['**/networks.ts'] } },
  address: { after: ['index'] },
  'runtime, hasExtensions': { after: ['address'] },
  'signMessage, chainReader': { after: ['runtime'] },
  activity: { after: ['chainReader'] },
  transfers: { after: ['activity'], loads: ['**/sendTransaction.ts', '**/createClientPool.ts'] },
}
