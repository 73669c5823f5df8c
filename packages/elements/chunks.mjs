/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: { exports: { index: '*' } },
  server: { after: ['index'] },
}
