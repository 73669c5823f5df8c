import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { childEnv } from './entry/childEnv.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'

// Follows CONTRIBUTING's way to install unpublished packages, in an app that needs what any example or first page does.

const app = mkdtempSync(join(tmpdir(), 'foyer-pack-all-'))
const { run, stop } = createProcesses()

afterAll(() => {
  stop()
  rmSync(app, { recursive: true, force: true })
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const ofExamples = readdirSync(join(root, 'examples')).flatMap((name) => {
  const { dependencies, devDependencies } = JSON.parse(read(`examples/${name}/package.json`))
  return Object.keys({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@foyer/'))
})
const ofPages = readdirSync(join(root, 'docs/start')).flatMap((page) =>
  (read(`docs/start/${page}`).match(/@foyer\/[a-z-]+/g) ?? []).filter((name) => name !== '@foyer/source'),
)
const needed = [...new Set([...ofExamples, ...ofPages])].sort()

it(
  'the commands of CONTRIBUTING install each package of ours that an example or a first page needs from its tarball',
  async () => {
    expect(needed).toEqual(expect.arrayContaining(['@foyer/adapter-cosmos', '@foyer/elements', '@foyer/languages']))
    const dependencies = Object.fromEntries(needed.map((name) => [name, 'latest']))
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'harbor', private: true, dependencies }))
    // Resolves everything, and downloads only descriptions.
    writeFileSync(join(app, '.npmrc'), 'package-lock-only=true\nprefer-offline=true\naudit=false\nfund=false\n')
    const [, commands = ''] =
      /^## Try it in your own app$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(read('CONTRIBUTING.md')) ?? []
    const env = childEnv({ APP: app, NODE_ENV: '' })
    const { code, text } = await run('sh', ['-ec', commands], { cwd: root, env, quiet: true })
    expect(code, text).toBe(0)
    const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'))
    const installed = Object.keys(packages).filter((path) => /(^|\/)node_modules\/@foyer\/[^/]+$/.test(path))
    expect(installed).toEqual(expect.arrayContaining(needed.map((name) => `node_modules/${name}`)))
    for (const path of installed)
      expect(packages[path].resolved).toMatch(new RegExp(`^file:foyer-${basename(path)}-[\\d.]+\\.tgz$`))
  },
  10 * 60_000,
)

it('the README of each example, which created apps get too, names the command that packs the packages', () => {
  const readmes = readdirSync(join(root, 'examples')).map((name) => read(`examples/${name}/README.md`))
  expect(readmes.filter((text) => !text.includes('`npm run pack:all -- <folder>`'))).toEqual([])
})
