import { expect, it } from 'vitest'
import { type ChunkTable, planChunks } from './planChunks.ts'

const graph = (
  modules: Readonly<
    Record<
      string,
      { imports?: readonly string[]; loads?: readonly string[]; reexports?: Readonly<Record<string, string>> }
    >
  >,
) =>
  new Map(
    Object.entries(modules).map(([path, { imports = [], loads = [], reexports }]) => [
      path,
      { path, imports, loads, reexports },
    ]),
  )

const table = {
  index: { exports: { index: '*' } },
  modal: { after: ['index'], loads: ['open.ts'] },
  account: { after: ['modal'], loads: ['account.ts'], owns: ['account/**'] },
  guide: { after: ['modal'], loads: ['guide.ts'] },
} satisfies ChunkTable

const modules = {
  'exports/index.ts': { imports: ['create.ts'], reexports: { create: 'create.ts' } },
  'create.ts': { imports: ['base.ts'], loads: ['open.ts'] },
  'base.ts': {},
  'open.ts': { imports: ['base.ts'], loads: ['account.ts', 'guide.ts'] },
  'account.ts': { imports: ['shared.ts', 'account/balance.ts'] },
  'account/balance.ts': {},
  'guide.ts': { imports: ['shared.ts'] },
  'shared.ts': {},
}

it('gives a file that two chunks need to the last chunk before both', () => {
  const { chunkOf, problems } = planChunks(table, graph(modules))
  expect(problems).toEqual([])
  expect(Object.fromEntries(chunkOf)).toEqual({
    'create.ts': 'index',
    'base.ts': 'index',
    'open.ts': 'modal',
    'account.ts': 'account',
    'account/balance.ts': 'account',
    'guide.ts': 'guide',
    'shared.ts': 'modal',
  })
})

it('says who brings lazy code into the first load', () => {
  const eager = { ...modules, 'create.ts': { imports: ['base.ts', 'account/balance.ts'], loads: ['open.ts'] } }
  expect(planChunks(table, graph(eager)).problems).toEqual([
    'account/balance.ts belongs to account, but comes with index. See who imports it: create.ts → account/balance.ts.',
  ])
})

it('says which lazy file or name is in no chunk, and which is in a chunk without being there', () => {
  const { guide, ...others } = table
  expect(planChunks(others, graph(modules)).problems).toEqual([
    'open.ts loads guide.ts, which is in no chunk: name it in "loads" of one.',
  ])
  expect(planChunks({ ...table, late: { ...guide, loads: ['late.ts'] } }, graph(modules)).problems).toEqual([
    'late loads late.ts, but no import() does.',
  ])
  const other = { ...modules, 'exports/other.ts': { imports: ['guide.ts'], reexports: { guide: 'guide.ts' } } }
  const named = { ...table, guide: { ...guide, exports: { other: ['missing'] } } }
  expect(planChunks(named, graph(other)).problems).toEqual([
    'exports/other.ts exports guide, which is in no chunk: name it in "exports" of one.',
    'guide has missing of exports/other.ts, which does not export it.',
  ])
})

it('takes the target of the name of a chunk out of its folder', () => {
  const files = {
    'exports/index.ts': { imports: ['create.ts'], reexports: { create: 'create.ts' } },
    'create.ts': { loads: ['swap/index.ts', 'swap/SwapList.tsx', 'swap/data2.generated.ts'] },
    'swap/index.ts': {},
    'swap/SwapList.tsx': { imports: ['swap/index.ts'] },
    'swap/data2.generated.ts': {},
  }
  const chunks = { index: {}, swap: { after: ['index'] }, SwapList: { after: ['swap'] }, data2: { after: ['index'] } }
  const { chunkOf, problems } = planChunks(chunks, graph(files))
  expect(problems).toEqual([])
  expect(Object.fromEntries(chunkOf)).toEqual({
    'create.ts': 'index',
    'swap/index.ts': 'swap',
    'swap/SwapList.tsx': 'SwapList',
    'swap/data2.generated.ts': 'data2',
  })
})

it('takes targets in a folder of the name of a chunk, and the entry of its name', () => {
  const folders = {
    'exports/index.ts': { imports: ['create.ts'], reexports: { create: 'create.ts' } },
    'exports/internal/swap.ts': { imports: ['swap/form.ts'], reexports: { form: 'swap/form.ts' } },
    'create.ts': { loads: ['features/swap/providers/lifi.ts', 'features/swap/review.ts'] },
    'swap/form.ts': {},
    'features/swap/providers/lifi.ts': {},
    'features/swap/review.ts': {},
  }
  const chunks = { index: {}, swap: { after: ['index'] }, reviews: { after: ['swap'], loads: ['**/review.ts'] } }
  const { chunkOf, problems } = planChunks(chunks, graph(folders))
  expect(problems).toEqual([])
  expect(Object.fromEntries(chunkOf)).toEqual({
    'create.ts': 'index',
    'swap/form.ts': 'swap',
    'features/swap/providers/lifi.ts': 'swap',
    'features/swap/review.ts': 'reviews',
  })
})

it('wants the chunks in the order in which they build on each other', () => {
  const wrong = { index: table.index, guide: table.guide, modal: table.modal }
  expect(planChunks(wrong, graph(modules)).problems).toEqual(['guide is after modal, which is not a chunk above it.'])
})
