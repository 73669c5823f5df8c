import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readModules } from '../layers/readModules'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { countLines, countSources } from './countSources'
import { findDuplicateExports } from './findDuplicateExports'
import { findFeatureMentions } from './findFeatureMentions'
import { formatCounts, formatGoals } from './goal'
import { measureGoals } from './measureGoals'
import { findRatchetViolations } from './ratchet'
import { traceConnect } from './traceConnect'

function createTree(files: Readonly<Record<string, string>>) {
  const tree = createTemporaryFolder()
  onTestFinished(tree.remove)
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return { root: tree.root, modules: () => readModules(tree.root, ['packages']) }
}

it('prints the parts of a missed goal alone', () => {
  const goals = [
    { name: 'lines', most: 10, now: 12, parts: formatCounts(new Map(Object.entries({ a: 2, b: 10 }))) },
    { name: 'source files', most: 3, now: 3, parts: ['c'] },
  ]
  expect(formatGoals(goals)).toEqual([
    '               goal    now',
    'lines            10     12  over',
    'source files      3      3',
    '',
    'lines:',
    '  10 b',
    '  2 a',
  ])
})

it('counts sources by folder, without tests and generated files', () => {
  const { root } = createTree({
    'modal/a.ts': 'const a = 1\nconst b = 2\n',
    'modal/a.css': 'a {}\n',
    'modal/a.test.ts': '\n',
    'modal/testing/b.ts': '\n',
    'icons/c.generated.ts': '\n',
    'constants.ts': 'const c = 3',
  })
  expect(countSources(root)).toEqual({
    files: new Map(Object.entries({ 'constants.ts': 1, modal: 2 })),
    lines: new Map(Object.entries({ 'constants.ts': 1, modal: 3 })),
  })
})

it.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\n\nb\n', 3],
])('counts the lines of %j', (text, lines) => {
  expect(countLines(text)).toBe(lines)
})

it('finds names that files of one package export twice', () => {
  const { modules } = createTree({
    'packages/core/src/a.ts': 'export const keep = 1, lose = 2\nexport interface Row {}\nexport function only() {}',
    'packages/core/src/b.ts': 'export function keep() {}\nexport type Row = string\nconst lose = 1',
    'packages/core/src/exports/index.ts': "export { only } from '../a.js'\nexport const only = 1",
    'packages/core/src/a.test.ts': 'export const only = 1',
    'packages/siwx/src/a.ts': 'export const only = 1\nexport function over(): void\nexport function over() {}',
  })
  expect(findDuplicateExports(modules())).toEqual(
    new Map([
      ['packages/core', new Map(Object.entries({ keep: ['a.ts', 'b.ts'], Row: ['a.ts', 'b.ts'] }))],
      ['packages/siwx', new Map()],
    ]),
  )
})

it('finds the files outside of a feature that name its files', () => {
  const { modules } = createTree({
    'packages/core/src/features/send/index.ts': "import './form.js'",
    'packages/core/src/features/send/form.ts': '',
    'packages/core/src/features/send/pay/index.ts': "import '../form.js'",
    'packages/core/src/features/index.ts': "import './send/index.js'\nimport './send/pay/index.js'",
    'packages/core/src/features/index.test.ts': "import './send/form.js'",
    'packages/core/src/exports/actions.ts': "export { form } from '../features/send/form.js'",
    'packages/core/chunks.mjs':
      "export const chunks = { 'swap, pay': {}, forms: { loads: ['features/send/form.ts', 'modal/**'] } }",
    'packages/react-ui/src/features/send/index.ts': '',
    'packages/react-ui/src/features/pay/index.ts': '',
    'packages/react-ui/src/features/index.ts': "const load = () => import('./send/index.js')",
  })
  const mentions = findFeatureMentions(modules())
  expect(mentions.get('pay')).toEqual(['packages/core/chunks.mjs', 'packages/core/src/features/index.ts'])
  expect(mentions.get('send')?.sort()).toEqual([
    'packages/core/chunks.mjs',
    'packages/core/src/exports/actions.ts',
    'packages/core/src/features/index.ts',
    'packages/core/src/features/send/pay/index.ts',
    'packages/react-ui/src/features/index.ts',
  ])
})

it('measures a workspace', async () => {
  const { root, modules } = createTree({
    'packages/core/package.json': '{ "exports": { ".": "", "./feature": "", "./package.json": "" } }',
    'packages/core/chunks.mjs': 'export const chunks = {\n  send: {},\n}\n',
    'packages/core/src/features/send/index.ts': '/** Sends. */\nexport const send = 1\n',
    'packages/core/src/features/index.ts': "import './send/index.js'\n",
    'packages/core/src/exports/actions.ts': "export { send } from '../features/send/index.js'\n",
    'packages/react-ui/src/index.css': 'a {}\n',
    'docs/testing.md': 'One\nTwo\n',
    'docs/options.md': 'Generated\n',
    '.changeset/a.md': 'Added: one\n',
  })
  const goals = await measureGoals({
    root,
    twins: findDuplicateExports(modules()),
    mentions: findFeatureMentions(modules()),
  })
  const [, , , features, connect, comments, ...rest] = goals
  expect(goals.slice(0, 3).map(({ now }) => now)).toEqual([3, 4, 1])
  expect(features?.parts).toEqual([
    'send, 3 lines: 1 packages/core/chunks.mjs, 1 packages/core/src/exports/actions.ts, 1 packages/core/src/features/index.ts',
  ])
  expect(connect?.now).toBe(connect?.parts.length)
  expect(comments?.parts).toEqual(['9.1 packages/core'])
  expect(rest.map(({ name, now }) => [name, now])).toEqual([
    ['names exported twice in a package', 0],
    ['lines of docs, without generated pages', 2],
    ['lines of chunk tables', 3],
    ['exports of core', 2],
  ])
})

it('names what is more than the ratchet allows', () => {
  const allowed = { twins: { 'packages/core': ['keep'] }, imports: { send: 3 } }
  expect(findRatchetViolations(allowed, allowed)).toEqual([])
  expect(findRatchetViolations({ twins: {}, imports: { send: 1, other: 2 } }, allowed)).toEqual([])
  const now = {
    twins: { 'packages/core': ['keep', 'lose'], 'packages/siwx': ['read'] },
    imports: { send: 4, other: 3 },
  }
  expect(findRatchetViolations(now, allowed)).toEqual([
    'packages/core exports lose from several files',
    'packages/siwx exports read from several files',
    '4 imports outside of the feature send name its files, and 3 may',
    '3 imports outside of the feature other name its files, and 2 may',
  ])
})

it('lists the files that a connect request runs, with the functions called', async () => {
  const called = await traceConnect()
  expect(called.get(join('connection', 'connect.ts'))).toContain('connect')
  expect([...called.keys()]).toContain('connection/syncAccount.ts')
  // This file is loaded, but none of its functions is called.
  expect([...called.keys()]).not.toContain('connection/disconnect.ts')
  expect([...called.keys()].filter((path) => /^(utils|state|testing)\//.test(path))).toEqual([])
})
