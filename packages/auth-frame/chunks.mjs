/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  messages: {},
  page: { after: ['messages'], exports: { index: '*' } },
  server: { after: ['messages'] },
}
