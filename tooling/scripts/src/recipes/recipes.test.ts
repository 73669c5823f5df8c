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
import { planGroups } from '../../../tsdown/src/planGroups'
import { root } from '../entry/root.mjs'
import { checkShape } from '../layers/checkShape'
import { copyWorkspace, linkDependencies } from './copyWorkspace'
import { applyDiff, type Recipe, readRecipes } from './readRecipes'

const recipes = readRecipes(readFileSync(join(root, 'docs/adding-a-view.md'), 'utf8'))
const recipe = (name: string): Recipe => recipes.find((each) => each.name === name) ?? { name, text: '', blocks: [] }
const filesOf = ({ blocks }: Recipe) => [...new Set(blocks.map(({ path }) => path))]
const added = ({ blocks }: Recipe) =>
  blocks.filter(({ isDiff }) => isDiff).flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('+')))
const NUMBERS: Readonly<Record<string, number>> = { Three: 3, Four: 4, eight: 8 }

// Compilers and test runs of their own: a busy machine takes its time.
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
/** Types as the playground reads them, of these files and what they reach. */
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

// Written out, it would be this file's own environment.
const at = '@'

/** Both views through a real modal. */
const trial = `// ${at}vitest-environment happy-dom
import { connect, getFeature } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { reactUi } from '@foyer/react-ui'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { greeting } from './greeting.js'

it('shows what the recipes have made', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { modal } = createTestModal({ plugins: [greeting], features: { motto: true }, ui: reactUi() })
  const text = () => document.querySelector('[data-foyer]')?.shadowRoot?.querySelector('.fy-modal')?.textContent ?? ''
  const shows = (wanted: string) =>
    vi.waitFor(async () => {
      await act(async () => vi.dynamicImportSettled())
      expect(text()).toContain(wanted)
    })
  expect(getFeature(modal, greeting).name).toBe('Harbor')
  await act(async () => modal.open({ view: 'Connect' }))
  await shows('Say hello')
  await act(async () => modal.open({ view: 'Greeting' }))
  await shows('Hello from Harbor')
  // Tips are for everybody.
  await act(async () => modal.open({ view: 'Tips', topic: 'phrases' }))
  await shows('About phrases: write your words down on paper.')
  await act(async () => connect(modal, { walletId: 'lantern' }))
  await act(async () => modal.open({ view: 'Motto' }))
  await shows('keeps its word.')
  await act(async () => modal.destroy())
})
`

describe('the counts that the recipes state', () => {
  it.each([
    ['A view', 4],
    ['A data call', 3],
  ])('%s: files touched', (name, most) => {
    const stated = NUMBERS[/^(\w+) files[.:]/m.exec(recipe(name).text)?.[1] ?? ''] ?? 0
    expect(filesOf(recipe(name))).toHaveLength(stated)
    expect(stated).toBeLessThanOrEqual(most)
  })

  it.each([
    ['A feature', 'One folder and three lines', 3],
    ['An adapter', 'One folder', 0],
  ])('%s: %s', (name, stated, lines) => {
    expect(recipe(name).text).toMatch(new RegExp(`^${stated}[.:]`, 'm'))
    const whole = recipe(name).blocks.filter(({ isDiff }) => !isDiff)
    expect(new Set(whole.map(({ path }) => path.split('/').slice(0, 2).join('/'))).size).toBeLessThanOrEqual(1)
    expect(added(recipe(name))).toHaveLength(lines)
  })
})

it('A feature of ours: two folders, and files beside them', () => {
  const ours = recipe('A feature of ours')
  const isOwn = (path: string) => /\/features\/motto\//.test(path)
  const files = filesOf(ours)
  expect(new Set(files.filter(isOwn).map(dirname)).size).toBe(2)
  const stated = NUMBERS[/^Two folders, and (\w+) files beside them/m.exec(ours.text)?.[1] ?? ''] ?? 0
  expect(files.filter((path) => !isOwn(path))).toHaveLength(stated)
})

describe('who follows them', () => {
  it('has code whose types are right', () => {
    // All that was written or changed, and what it reaches, in one go.
    const paths = recipes.flatMap(filesOf).filter((path) => /\.tsx?$/.test(path))
    const files = [...paths, 'tooling/adapter-tron/src/exports/index.ts', 'packages/react-ui/src/env.d.ts']
    expect(() => readTypes(files)).not.toThrow()
  })

  it('keeps style and layers', () => {
    expect(checkShape(tree)).toEqual([])
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
      'packages/core/src/services/tips.test.ts',
      'tooling/greeting',
      'tooling/adapter-tron/src/tron.test.ts',
    )
    const { testResults, success }: { testResults: { name: string }[]; success: boolean } = JSON.parse(
      told.slice(told.indexOf('{"')),
    )
    expect(success).toBe(true)
    expect(testResults.map(({ name }) => name.replace(`${tree}/`, '')).sort()).toEqual([
      'packages/core/src/services/tips.test.ts',
      'tooling/adapter-tron/src/tron.test.ts',
      'tooling/greeting/src/greeting.test.tsx',
    ])
  })

  it('needs no line in the table of groups for the view', async () => {
    const { table } = await import(inTree('packages/react-ui/groups.mjs'))
    const path = recipe('A view').blocks.find(({ isDiff }) => !isDiff)?.path ?? ''
    const start = { path: 'views/views.ts', imports: [], loads: [path.replace('packages/react-ui/src/', '')] }
    const { problems } = planGroups(table, new Map([[start.path, start]]))
    expect(problems.filter((problem) => problem.includes('is in no group'))).toEqual([])
  })
})
