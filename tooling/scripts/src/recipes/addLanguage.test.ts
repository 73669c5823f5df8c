import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { root } from '../entry/root.mjs'
import { copyWorkspace } from './copyWorkspace'

// Allows for a slow machine, because the tests run a compiler and a test runner.
vi.setConfig({ testTimeout: 600_000 })

const PAGE = 'docs/recipes.md'
const README = 'packages/languages/README.md'
const TAGS = 'packages/languages/src/languageTags.ts'
const ENTRIES = ['packages/languages/src/exports', 'packages/languages/src/exports/buttons']
const [GERMAN, SWEDISH] = ['packages/languages/src/de', 'packages/languages/src/sv']

/** Is in the copy what the recipe says about the new language, as a test that its command runs. */
const trial = `import { languageTags, loadLanguage } from '@foyer/languages'
import { buttons } from '@foyer/languages/buttons/sv'
import { expect, it } from 'vitest'

it('loads the new language', async () => {
  expect(languageTags).toContain('sv')
  const { language, connect } = await loadLanguage({ language: 'sv' })()
  expect([language, connect.title, buttons.connect]).toEqual(['sv', 'Anslut wallet', 'Anslut wallet'])
})
`

let tree: string
const read = (path: string) => readFileSync(join(tree, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(tree, path), text)

/** Replaces a text that a file has. Returns a function that undoes it. */
function change(path: string, from: string, to: string) {
  const before = read(path)
  expect(before).toContain(from)
  write(path, before.replaceAll(from, to))
  return () => write(path, before)
}

/** Runs a program in the copy. Returns what it prints, and whether it fails. */
async function run(script: string, ...args: string[]) {
  const command = promisify(execFile)(process.execPath, [join(root, script), ...args], {
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' },
  })
  return command.then(
    ({ stdout }) => ({ text: stdout, isFailed: false }),
    ({ stdout, stderr }) => ({ text: `${stdout}\n${stderr}`, isFailed: true }),
  )
}
const checkTypes = () =>
  run(
    'tooling/tsconfig/node_modules/typescript-native/bin/tsc',
    '-p',
    'packages/languages/tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    'types.tsbuildinfo',
  )
const runTests = () => run('node_modules/vitest/vitest.mjs', 'run', '--project', 'tooling', 'languages')

beforeAll(() => {
  // Its path must not contain what the command of the recipe looks for.
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-tag-')))
  const packages = ['core', 'react-ui', 'languages'].map((name) => `packages/${name}`)
  const tools = ['scripts', 'css-text', 'tsconfig'].map((name) => `tooling/${name}`)
  copyWorkspace({
    from: root,
    to: tree,
    folders: [...packages, ...tools, 'apps/secure-site'],
    files: ['package.json', 'vitest.config.ts'],
  })
  followSteps()
  write('tooling/scripts/src/languages/swedish.test.ts', trial)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Does what the three steps say, and no more. */
function followSteps() {
  cpSync(join(tree, GERMAN), join(tree, SWEDISH), { recursive: true })
  for (const name of readdirSync(join(tree, SWEDISH))) {
    const path = `${SWEDISH}/${name}`
    write(path, read(path).replaceAll("'de'", "'sv'").replaceAll('Wallet verbinden', 'Anslut wallet'))
  }
  for (const folder of ENTRIES) write(`${folder}/sv.ts`, read(`${folder}/de.ts`).replace('/de/', '/sv/'))
  const line = /^ {2}de: .*\n/m.exec(read(TAGS))?.[0] ?? ''
  change(TAGS, line, line + line.replace('de:', 'sv:').replace('/de.js', '/sv.js'))
  change(README, 'German, ', 'German, Swedish, ')
}

it('the page has the steps that this test follows', () => {
  const [, steps = ''] =
    /To add a language to that package,([\s\S]*?)^## /m.exec(readFileSync(join(root, PAGE), 'utf8')) ?? []
  expect(steps.match(/^\d\./gm)).toHaveLength(3)
  expect([...steps.matchAll(/`([^`]+)`/g)].map(([, code]) => code)).toEqual([
    'sv',
    ...[GERMAN, SWEDISH, "'de'", "'sv'"],
    ...ENTRIES,
    ...[TAGS, README],
    'pnpm --filter @foyer/languages types',
    'npx vitest run --project tooling languages',
    'languages',
    ...['apps/secure-site/src/texts', 'languageTags.ts'],
  ])
})

it('who follows the steps has a language that loads and passes', async () => {
  const [types, tests] = await Promise.all([checkTypes(), runTests()])
  expect(types).toEqual({ text: '', isFailed: false })
  expect(tests).toMatchObject({ isFailed: false, text: expect.stringContaining('swedish.test.ts') })
})

it('the types name a text that is missing, and the command what else is', async () => {
  const undo = change(`${SWEDISH}/nodes.ts`, "    remove: 'Entfernen',\n", '')
  const { text } = await checkTypes()
  expect(text).toMatch(/src\/sv\/nodes\.ts.*'remove' is missing/)
  undo()
  change(`${SWEDISH}/nodes.ts`, '{host} antwortet nicht', '{host.slice(0, 0)} antwortet nicht')
  change(`${SWEDISH}/swap.ts`, "createCounter('sv')", "createCounter('de')")
  change(`${SWEDISH}/index.ts`, "language: 'sv'", "language: 'de'")
  change(README, ', Swedish', '')
  rmSync(join(tree, `${ENTRIES[1]}/sv.ts`))
  const { text: told } = await runTests()
  expect(told).toContain('wallet.ownNodes.failing(«Aa»): «Aa» is not in')
  for (const name of [
    'sv > counts by its own rules',
    'sv > names its language',
    'sv > has the labels of the buttons',
    'the page of the package names each language',
    'each file of a language is one that can be chosen',
  ])
    expect(told).toMatch(new RegExp(`FAIL.*${name}`))
})
