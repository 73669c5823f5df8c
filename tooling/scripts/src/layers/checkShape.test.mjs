import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryTree } from '../testing/temporaryTree.mjs'
import { checkShape } from './checkShape.mjs'

let tree

beforeEach(() => {
  tree = temporaryTree()
})
afterEach(() => tree.remove())

/** @type {(files: Record<string, string>, exceptions?: any) => string[]} */
const check = (files, exceptions = {}) => {
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return checkShape(tree.root, exceptions)
}

/** Two files of core, the first importing the second as the statement says. */
const inCore = (from, to, statement) => {
  const up = '../'.repeat(from.split('/').length - 1) || './'
  return check({
    [`packages/core/src/${from}`]: statement.replace('$', `${up}${to.replace(/\.ts$/, '.js')}`),
    [`packages/core/src/${to}`]: 'export const a = 1\nexport type A = 1',
  })
}

const value = "import { a } from '$'"
const type = "import type { A } from '$'"

describe('direction inside core', () => {
  it.each([
    ['flows/connect.ts', 'stores/router.ts', value],
    ['stores/router.ts', 'constants.ts', value],
    ['stores/router.ts', 'stores/options.ts', value],
    ['errors/ModalError.ts', 'utils/hex.ts', value],
    ['flows/connect.ts', 'context.ts', type],
    ['features/swap/quote.ts', 'context.ts', type],
    ['features/swap/quote.ts', 'features/swap/store.ts', value],
    ['createModal.ts', 'flows/connect.ts', value],
    ['createModal.ts', 'createContext.ts', value],
    ['actions/connect.ts', 'modal.ts', type],
    ['exports/testing.ts', 'testing/wallet.ts', value],
    ['exports/actions.ts', 'features/swap/quote.ts', value],
    ['flows/connect.test.ts', 'exports/index.ts', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(inCore(from, to, statement)).toEqual([])
  })

  it.each([
    ['stores/router.ts', 'flows/connect.ts', value, 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', type, 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "export { a } from '$'", 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "const a = () => import('$')", 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "let a: import('$').A", 'stores is below flows'],
    ['stores/router.ts', 'services/http.ts', value, 'stores and services do not know each other'],
    ['services/http.ts', 'stores/router.ts', type, 'services and stores do not know each other'],
    ['features/swap/quote.ts', 'features/send/store.ts', value, 'a feature imports no other feature'],
    ['createModal.ts', 'features/swap/quote.ts', value, 'only features/ours names features'],
    ['flows/connect.ts', 'features/swap/quote.ts', value, 'flows is below features'],
    ['flows/connect.ts', 'createHost.ts', type, 'may name only types of context'],
    ['flows/connect.ts', 'context.ts', value, 'may name only types of context'],
    ['stores/router.ts', 'context.ts', type, 'stores is below context'],
    ['features/swap/quote.ts', 'actions/connect.ts', type, 'features is below actions'],
    ['actions/connect.ts', 'createModal.ts', type, 'may name only types of context and modal'],
    ['flows/connect.ts', 'testing/wallet.ts', value, 'testing is for tests'],
    ['flows/connect.ts', 'exports/index.ts', type, 'nothing but a test imports the public entries'],
    ['misc/a.ts', 'flows/connect.ts', value, 'packages/core/src/misc is no layer of core'],
  ])('%s must not import %s (%s)', (from, to, statement, reason) => {
    expect(inCore(from, to, statement)).toEqual([expect.stringContaining(reason)])
  })

  it('says where', () => {
    expect(inCore('stores/router.ts', 'flows/connect.ts', `// why\n${value}`)).toEqual([
      'packages/core/src/stores/router.ts:2 imports packages/core/src/flows/connect.ts: stores is below flows.',
    ])
  })
})

describe('direction between packages', () => {
  it.each([
    ['core', '@foyer/react-ui'],
    ['adapter-evm', '@foyer/core'],
    ['adapter-evm', '@foyer/adapter-solana'],
    ['react-ui', '@foyer/core/adapter'],
    ['react-ui', '@foyer/adapter-evm'],
    ['somewhere', '@foyer/core'],
  ])('%s must not import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/a.ts`]: `import type { A } from '${specifier}'` })).toHaveLength(1)
  })

  it.each([
    ['adapter-evm', '@foyer/core/adapter'],
    ['react-ui', '@foyer/core/ui'],
    ['core', 'nanostores'],
  ])('%s may import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/a.ts`]: `import { a } from '${specifier}'` })).toEqual([])
  })

  it('a test may import any package, but nobody its files', () => {
    const text = "import { a } from '@foyer/sandbox'\nimport { b } from '../../core/src/b'"
    expect(check({ 'packages/react-ui/src/a.test.ts': text, 'packages/core/src/b.ts': '' })).toEqual([
      'packages/react-ui/src/a.test.ts:2 imports ../../core/src/b: name the package, not its files.',
    ])
  })
})

describe('circles', () => {
  it('finds one over several files, static or lazy, in any package', () => {
    const problems = check({
      'packages/react-ui/src/a.tsx': "import { b } from './b'",
      'packages/react-ui/src/b.ts': "export const load = () => import('./views/c')",
      'packages/react-ui/src/views/c.tsx': "export { a } from '../a'",
      'packages/react-ui/src/d.ts': "import './a'",
    })
    expect(problems).toEqual([
      'These files import each other in a circle: packages/react-ui/src/a.tsx, packages/react-ui/src/b.ts, packages/react-ui/src/views/c.tsx.',
    ])
  })

  it('lets types refer to each other', () => {
    const files = {
      'tooling/x/src/a.ts': "import { b } from './b'",
      'tooling/x/src/b.ts': "import type { A } from './a'",
    }
    expect(check(files)).toEqual([])
  })
})

describe('length', () => {
  const path = 'apps/x/src/long.ts'
  const long = 'a()\n'.repeat(301)

  it('refuses a file over 300 lines that has no reason, tests apart', () => {
    expect(check({ [path]: long, 'apps/x/src/long.test.ts': long, 'apps/x/src/fits.ts': 'a()\n'.repeat(300) })).toEqual(
      [`${path} has 301 lines; more than 300 needs a reason in longFiles.mjs.`],
    )
  })

  it('accepts a reason, until it is not needed any more', () => {
    expect(check({ [path]: long }, { [path]: 'A table.' })).toEqual([])
    expect(check({ [path]: 'a()' }, { [path]: 'A table.' })).toEqual([
      `${path} is listed in longFiles.mjs and need not be.`,
    ])
  })
})

it('bans replacing modules in tests', () => {
  const text = "vi.spyOn(a, 'b')\nvi.mock('./a')\nvi.doMock('./b', f)\n// vi.mock('./c')"
  expect(check({ 'packages/core/src/a.test.ts': text })).toEqual([
    expect.stringContaining('a.test.ts:2 replaces a module (vi.mock)'),
    expect.stringContaining('a.test.ts:3 replaces a module (vi.doMock)'),
  ])
})
