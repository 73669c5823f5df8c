import { expect, it } from 'vitest'
import { expandChunkTable } from './expandChunkTable.ts'

it('gives rows alike a row for each of their names, in their place', () => {
  const table = { index: {}, 'send, swap': { after: ['index'] }, reviews: { after: ['send', 'swap'] } }
  expect(Object.entries(expandChunkTable(table, []))).toEqual([
    ['index', {}],
    ['send', { after: ['index'] }],
    ['swap', { after: ['index'] }],
    ['reviews', { after: ['send', 'swap'] }],
  ])
})

it('gives each file of a pattern a chunk', () => {
  const paths = ['hooks', 'hooks/signing.ts', 'hooks/signing.test.ts', 'hooks/more/sending.ts', 'icons/tokens2.ts']
  expect(expandChunkTable({ 'hook-*': { after: ['index'], each: 'hooks/*.ts' } }, paths)).toEqual({
    'hook-signing': { after: ['index'], each: 'hooks/*.ts', loads: ['hooks/signing.ts'] },
  })
  expect(expandChunkTable({ 'tokens-*': { after: ['index'], each: 'icons/tokens*.ts' } }, paths)).toEqual({
    'tokens-2': { after: ['index'], each: 'icons/tokens*.ts', loads: ['icons/tokens2.ts'] },
  })
})

it('gives each folder of a pattern a chunk, unless a row names it', () => {
  const paths = ['features/index.ts', 'features/receive', 'features/receive/qr', 'features/send']
  const table = { '*': { after: ['account'], each: 'features/*' }, 'send, swap': { after: ['views'] } }
  expect(expandChunkTable(table, paths)).toEqual({
    receive: { after: ['account'], each: 'features/*' },
    send: { after: ['views'] },
    swap: { after: ['views'] },
  })
})
