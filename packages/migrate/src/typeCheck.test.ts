import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { migrateFiles } from './migrateFiles.js'
import { APPS } from './testing/apps.js'
import { ARROW_APPS } from './testing/arrowApps.js'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const TSC = join(ROOT, '../../tooling/tsconfig/node_modules/typescript-native/bin/tsc')

// What the codemod leaves still imports the other libraries, which are not installed here.
const OTHERS = [
  '@rainbow-me/*',
  '@reown/*',
  '@cosmos-kit/*',
  '@solana/wallet-adapter-*',
  'connectkit',
  'chain-registry',
  '*.css',
]

const CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    customConditions: ['@foyer/source'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
}

it('the moved apps compile against Foyer', () => {
  // Below this package, so that TypeScript finds its packages.
  const folder = join(ROOT, 'node_modules/.moved-apps')
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const files = ['others.d.ts']
  write('others.d.ts', OTHERS.map((name) => `declare module '${name}'`).join('\n'))
  for (const [name, app] of Object.entries({ ...APPS, ...ARROW_APPS })) {
    const { changes } = migrateFiles(new Map(Object.entries(app)))
    expect(changes.size, name).toBeGreaterThan(0)
    for (const [path, text] of [...Object.entries(app), ...changes]) write(`${name}/${path}`, text)
    files.push(...[...changes.keys()].map((path) => `${name}/${path}`))
  }
  write('tsconfig.json', JSON.stringify({ ...CONFIG, files: [...new Set(files)] }))
  const output = () => execFileSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
  let problems = ''
  try {
    output()
  } catch (cause) {
    // Foyer's own sources are checked where they are.
    const lines = String(Object(cause).stdout).split('\n')
    problems = lines.filter((line) => line.includes('.moved-apps') && !line.startsWith(' ')).join('\n')
  }
  expect(problems).toBe('')
})
