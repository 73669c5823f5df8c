import { expect, it } from 'vitest'
import { type GroupTable, planGroups } from './planGroups.ts'

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
  index: { for: 'the page', exports: { index: '*' } },
  modal: { for: 'opening', after: ['index'], loads: ['open.ts'] },
  account: { for: 'an account', after: ['modal'], loads: ['account.ts'], owns: ['account/**'] },
  guide: { for: 'a guide', after: ['modal'], loads: ['guide.ts'] },
} satisfies GroupTable

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

it('gives a file that two groups need to the last group before both', () => {
  const { groupOf, problems } = planGroups(table, graph(modules))
  expect(problems).toEqual([])
  expect(Object.fromEntries(groupOf)).toEqual({
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
  expect(planGroups(table, graph(eager)).problems).toEqual([
    'account/balance.ts belongs to account, but comes with index. See who imports it: create.ts → account/balance.ts.',
  ])
})

it('says which lazy file or name is in no group, and which is in a group without being there', () => {
  const { guide, ...others } = table
  expect(planGroups(others, graph(modules)).problems).toEqual([
    'open.ts loads guide.ts, which is in no group: name it in "loads" of one.',
  ])
  expect(planGroups({ ...table, late: { ...guide, loads: ['late.ts'] } }, graph(modules)).problems).toEqual([
    'late loads late.ts, but no import() does.',
  ])
  const named = { ...table, index: { for: 'the page', exports: { index: ['missing'] } } }
  expect(planGroups(named, graph(modules)).problems).toEqual([
    'exports/index.ts exports create, which is in no group: name it in "exports" of one.',
    'index has missing of exports/index.ts, which does not export it.',
  ])
})

it('wants the groups in the order in which they build on each other', () => {
  const wrong = { index: table.index, guide: table.guide, modal: table.modal }
  expect(planGroups(wrong, graph(modules)).problems).toEqual(['guide is after modal, which is not a group above it.'])
})
