import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expandChunkTable } from '../../../tsdown/src/expandChunkTable'
import { planChunks } from '../../../tsdown/src/planChunks'
import { root } from '../entry/root.mjs'
import { checkArchitecture } from '../layers/checkArchitecture'
import { findFiles } from '../lib/findFiles'
import { copyWorkspace, linkDependencies } from './copyWorkspace'
import { applyDiff, type Recipe, readRecipes } from './readRecipes'

const recipes = readRecipes(readFileSync(join(root, 'docs/recipes.md'), 'utf8'))
const recipe = (name: string): Recipe => recipes.find((each) => each.name === name) ?? { name, text: '', blocks: [] }
const filesOf = ({ blocks }: Recipe) => [...new Set(blocks.map(({ path }) => path))]
const added = ({ blocks }: Recipe) =>
  blocks.filter(({ isDiff }) => isDiff).flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('+')))
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** Reads a number in words, or in digits. */
const toNumber = (word = '') => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()))

/** Returns the names that code imports from packages of ours, without those that the recipe itself exports. */
function namesOf(code: string) {
  const own = new Set(
    [...code.matchAll(/^\+?export (?:async )?(?:const|function|interface) (\w+)/gm)].map(([, name]) => name),
  )
  const imports = code.matchAll(/^\+?import (?:type )?\{([^}]+)\} from '(?:@foyer\/(?:core|react-ui)|\.)[^']*'/gm)
  const names = [...imports].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  )
  return [...new Set(names)].filter((name) => name !== '' && !own.has(name)).sort()
}
/** Returns the code of a recipe, or of the example that it copies: all but its wallet, which a user would bring. */
function codeOf(name: string) {
  if (name !== 'An adapter')
    return recipe(name)
      .blocks.map(({ text }) => text)
      .join('\n')
  const isCopied = (path: string) => /\.ts$/.test(path) && !/\/sandbox\/|withoutVitest/.test(path)
  const files = findFiles(join(root, 'tooling/example-adapter/src'), isCopied)
  return files.map((path) => readFileSync(path, 'utf8').replace(/from '\.[^']*'/g, "from ''")).join('\n')
}

// Allows for a slow machine, because the tests run compilers and test runners.
vi.setConfig({ testTimeout: 600_000 })

const FILES = ['package.json', 'vitest.config.ts', 'biome.json']
const TSC = 'tooling/tsconfig/node_modules/typescript-native/bin/tsc'

let tree: string
const inTree = (path: string) => join(tree, path)
const run = (script: string, ...args: string[]) => {
  try {
    return execFileSync(process.execPath, [join(root, script), ...args], { cwd: tree, encoding: 'utf8', stdio: 'pipe' })
  } catch (failed) {
    const { stdout, stderr } = Object(failed)
    throw new Error(`${stdout}\n${stderr}`)
  }
}
/** Type-checks files and their imports with the playground's settings. */
const readTypes = (files: readonly string[], ...args: string[]) => {
  const config = { extends: './tsconfig.json', include: ['src/*.d.ts', 'pages/lib/*.d.ts'], files: files.map(inTree) }
  writeFileSync(inTree('apps/playground/tsconfig.recipes.json'), JSON.stringify(config))
  return run(TSC, '-p', 'apps/playground/tsconfig.recipes.json', ...args)
}

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-recipes-')))
  const folders = ['packages', 'apps', 'tooling'].flatMap((each) =>
    readdirSync(join(root, each))
      .map((name) => `${each}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  )
  copyWorkspace({ from: root, to: tree, folders, files: FILES })
  const [, from = '', to = ''] = /`cp -r (\S+) (\S+)`/.exec(recipe('An adapter').text) ?? []
  cpSync(inTree(from), inTree(to), { recursive: true, verbatimSymlinks: true })
  rmSync(inTree(`${to}/src/testing/withoutVitest.ts`))
  writeFileSync(
    inTree(`${to}/package.json`),
    readFileSync(inTree(`${to}/package.json`), 'utf8').replace('example-adapter', 'adapter-tron'),
  )
  for (const { path, text, isDiff } of recipes.flatMap(({ blocks }) => blocks)) {
    mkdirSync(dirname(inTree(path)), { recursive: true })
    writeFileSync(inTree(path), isDiff ? applyDiff(readFileSync(inTree(path), 'utf8'), text) : text)
  }
  const manifests = recipes.flatMap(filesOf).filter((path) => basename(path) === 'package.json')
  linkDependencies(tree, folders, manifests.map(dirname))
  writeFileSync(inTree('tooling/greeting/src/greeting.test.tsx'), trial)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

// Kept apart, because Vitest would apply a literal `vitest-environment` directive to this file.
const at = '@'

/** Test that opens the recipes' views in a real modal. */
const trial = `// ${at}vitest-environment happy-dom
import { connect, getFeature } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { reactUi } from '@foyer/react-ui'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { german } from '../../../apps/playground/pages/sixth/german.js'
import { greeting } from './greeting.js'

it('shows what the recipes have made', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { modal } = createTestModal({ customFeatures: [greeting], features: { motto: true }, ui: reactUi({ messages: german }) })
  const text = () => document.querySelector('[data-foyer]')?.shadowRoot?.querySelector('.fy-modal')?.textContent ?? ''
  const shows = (wanted: string) =>
    vi.waitFor(async () => {
      await act(async () => vi.dynamicImportSettled())
      expect(text()).toContain(wanted)
    })
  expect(getFeature(modal, greeting).name).toBe('Harbor')
  await act(async () => void modal.open({ view: 'Connect' }))
  await shows('Say hello')
  await shows('Wallet verbinden')
  await act(async () => void modal.open({ view: 'Greeting' }))
  await shows('Hello from Harbor')
  // The view Tips opens without a connected account.
  await act(async () => void modal.open({ view: 'Tips', topic: 'phrases' }))
  await shows('About phrases: write your words down on paper.')
  await act(async () => connect(modal, { walletId: 'lantern' }))
  await act(async () => void modal.open({ view: 'Motto' }))
  await shows('keeps its word.')
  await act(async () => modal.destroy())
})
`

describe('the counts that the recipes state', () => {
  it.each([
    ['A view', 4],
    ['A data call', 3],
  ])('%s: files touched', (name, most) => {
    const stated = toNumber(/^(\w+) files, /m.exec(recipe(name).text)?.[1])
    expect(filesOf(recipe(name))).toHaveLength(stated)
    expect(stated).toBeLessThanOrEqual(most)
  })

  it.each([
    ['A language', 'One file and two lines', 2],
    ['A feature', 'One folder and three lines', 3],
    ['An adapter', 'One folder', 0],
  ])('%s: %s', (name, stated, lines) => {
    expect(recipe(name).text).toMatch(new RegExp(`^${stated}, with `, 'm'))
    const whole = recipe(name).blocks.filter(({ isDiff }) => !isDiff)
    expect(new Set(whole.map(({ path }) => path.split('/').slice(0, 2).join('/'))).size).toBeLessThanOrEqual(1)
    expect(added(recipe(name))).toHaveLength(lines)
  })

  it.each([
    ['A language', 1],
    ['A view', 6],
    ['A data call', 4],
    ['A feature', 7],
    ['An adapter', 23],
  ])('%s: names of ours to know', (name, most) => {
    const stated = /(\w+) names? to know:\s+([^.]+)\./.exec(recipe(name).text)
    const listed = [...(stated?.[2] ?? '').matchAll(/`(\w+)`/g)].map(([, each]) => each)
    expect(listed).toEqual(namesOf(codeOf(name)))
    expect(toNumber(stated?.[1])).toBe(listed.length)
    expect(listed.length).toBeLessThanOrEqual(most)
  })
})

it('A built-in feature: two folders, and three lines in two files beside them', () => {
  const builtIn = recipe('A built-in feature')
  const isOwn = (path: string) => /\/features\/motto\//.test(path)
  const files = filesOf(builtIn)
  expect(new Set(files.filter(isOwn).map(dirname)).size).toBe(2)
  const [, lines, stated] =
    /takes two new folders, and (\w+) new lines in (\w+) existing files\./.exec(builtIn.text) ?? []
  expect(files.filter((path) => !isOwn(path))).toHaveLength(toNumber(stated))
  expect(added(builtIn)).toHaveLength(toNumber(lines))
  expect([toNumber(stated), toNumber(lines)]).toEqual([2, 3])
})

describe('who follows them', () => {
  it('has code whose types are right', () => {
    // Checks all written and changed files, with their imports, in one run of the compiler.
    const paths = recipes.flatMap(filesOf).filter((path) => /\.tsx?$/.test(path))
    const files = [...paths, 'tooling/adapter-tron/src/exports/index.ts', 'packages/react-ui/src/env.d.ts']
    expect(() => readTypes(files)).not.toThrow()
  })

  it('is told by the types which languages lack the texts of a view and of a feature', () => {
    // Of a language, the compiler names one text at a time: here, the feature's.
    const tips = inTree('packages/languages/src/tips.ts')
    writeFileSync(
      tips,
      "import type { Language } from './types.js'\n\nexport const tips: Language['tips'] = undefined\n",
    )
    const check = () => run(TSC, '-p', 'packages/languages/tsconfig.json')
    expect(check).toThrow(/src\/de\/index\.ts.*'motto' is missing[\s\S]*src\/tips\.ts.*title/)
    rmSync(tips)
  })

  it('keeps style and layers', () => {
    expect(checkArchitecture(tree)).toEqual([])
    const touched = [...recipes.flatMap(filesOf), 'tooling/adapter-tron']
    const style = ['check', '--vcs-enabled=false', ...new Set(touched)]
    expect(() => run('node_modules/@biomejs/biome/bin/biome', ...style)).not.toThrow()
  })

  it('leaves no file unused: each is reached from the page or is a test', () => {
    const files = ['apps/playground/pages/sixth/main.tsx']
    const reached = readTypes(files, '--listFilesOnly').split('\n')
    const sources = recipes.flatMap(filesOf).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    expect(sources.filter((path) => !reached.includes(inTree(path)))).toEqual([])
  })

  it('sees it run: the views in a real modal, the calls over a wire, the adapter against the contract', () => {
    const told = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=json',
      'packages/core/src/wallets/tips.test.ts',
      'tooling/greeting',
      'tooling/adapter-tron/src/tron.test.ts',
    )
    const { testResults, success }: { testResults: { name: string }[]; success: boolean } = JSON.parse(
      told.slice(told.indexOf('{"')),
    )
    expect(success).toBe(true)
    expect(testResults.map(({ name }) => name.replace(`${tree}/`, '')).sort()).toEqual([
      'packages/core/src/wallets/tips.test.ts',
      'tooling/adapter-tron/src/tron.test.ts',
      'tooling/greeting/src/greeting.test.tsx',
    ])
  })

  it.each([
    ['A view', 'views/views.ts', 'views/'],
    ['A built-in feature', 'features/index.ts', 'features/motto/index'],
  ])('%s needs no row in the table of chunks', async (name, importer, lazy) => {
    const { chunks } = await import(inTree('packages/react-ui/chunks.mjs'))
    const src = inTree('packages/react-ui/src')
    const paths = filesOf(recipe(name)).map((path) => path.replace('packages/react-ui/src/', ''))
    const loads = paths.filter((path) => path.startsWith(lazy) && path !== importer)
    expect(loads).toHaveLength(1)
    const table = expandChunkTable(chunks, readdirSync(src, { recursive: true, encoding: 'utf8' }))
    const { problems } = planChunks(table, new Map([[importer, { path: importer, imports: [], loads }]]))
    expect(problems.filter((problem) => problem.includes('is in no chunk'))).toEqual([])
  })
})
