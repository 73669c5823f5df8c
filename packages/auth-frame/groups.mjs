/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  messages: {
    for: 'what page and frame say to each other',
    exports: { index: ['errors/**', 'rpc/**'], host: ['errors/**', 'rpc/**'] },
  },
  page: { for: 'the side of the page', after: ['messages'], exports: { index: '*' } },
  host: { for: 'the side of the frame', after: ['messages'], exports: { host: '*' } },
}
