import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from '../entry/root.mjs'
import { createTurboCommand } from './createTurboCommand'
import type { Changes } from './findChanges'
import { type StepCommand, type TestStep, testSteps } from './steps'
import { createVitestCommand } from './vitestReport'

const E2E = 'apps/playground/e2e/'

/** Maps changed folders to the end-to-end files that cover most of them. */
export const e2eFilesByFolder: Readonly<Record<string, readonly string[]>> = {
  'packages/core': ['journey'],
  'packages/react-ui': ['journey'],
  'packages/adapter-evm': ['networks'],
  'packages/adapter-solana': ['solana'],
  'packages/adapter-bitcoin': ['bitcoin'],
  'packages/adapter-polkadot': ['polkadot'],
  'packages/adapter-cosmos': ['cosmos'],
  'packages/elements': ['elements'],
  'packages/languages': ['languages'],
  'packages/auth-frame': ['email'],
  'packages/siwx': ['berths'],
  // The step `examples` creates apps by it.
  'packages/create-foyer': [],
  'packages/migrate': ['takeOver', 'moveBytes'],
  'apps/playground': ['journey'],
  'apps/secure-site': ['email'],
  'apps/server': ['remoteSession'],
  'packages/sandbox': ['journey'],
  'tooling/example-adapter': ['sixth'],
}

/** Returns the steps of `npm test -- --changed`, limited to what changed. */
export function chooseChangedSteps({ base, kept, removed }: Changes): TestStep[] {
  const all = [...kept, ...removed]
  const folders = [...new Set(all.map((path) => path.split('/').slice(0, 2).join('/')))]
  const packages = folders.map(nameOf).filter(Boolean)
  const files = e2eFiles(kept, folders)
  const commands: Readonly<Record<string, false | readonly StepCommand[]>> = {
    types: packages.length > 0 && [
      createTurboCommand('types', '--continue', ...packages.map((name) => `--filter=...${name}`)),
    ],
    unit: all.length > 0 && [createVitestCommand('unit', '--changed', base)],
    lint: kept.length > 0 && [
      [bin('biome'), 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...kept],
      ...(named('lint').commands?.slice(1) ?? []),
    ],
    docs: all.some(isOfSite) && (named('docs').commands ?? []),
    e2e: files.length > 0 && [createVitestCommand('e2e', '--config', `${E2E}vitest.config.ts`, ...files)],
  }
  const changed = Object.entries(commands).flatMap(([name, own]) => (own ? [{ ...named(name), commands: own }] : []))
  const before = (...names: readonly string[]) => names.map(named)
  const e2e = changed.filter(({ name }) => name === 'e2e')
  const needsChromium = e2e.length > 0 || commands.docs
  return [
    ...before(
      'install',
      ...(commands.unit ? ['postgres', 'softhsm', 'valkey'] : []),
      ...(needsChromium ? ['chromium'] : []),
      ...(e2e.length > 0 ? ['fonts', 'sites'] : []),
    ),
    ...changed.filter(({ name }) => name !== 'e2e'),
    ...e2e,
  ]
}

/** Returns whether a change of a file shows on the documentation site. */
const isOfSite = (path: string) => /\.md$|^docs\/|^apps\/docs\//.test(path) && !path.startsWith('.')

function named(name: string): TestStep {
  const found = testSteps.find((step) => step.name === name)
  if (!found) throw new Error(`No step is called ${name}.`)
  return found
}

/** Prefers changed test files over the folder’s list. */
function e2eFiles(kept: readonly string[], folders: readonly string[]) {
  const own = kept.filter((path) => path.startsWith(E2E) && path.endsWith('.e2e.test.ts'))
  const others = folders.flatMap((folder) => e2eFilesByFolder[folder] ?? []).map((name) => `${E2E}${name}.e2e.test.ts`)
  return own.length > 0 ? own : [...new Set(others)]
}

function nameOf(folder: string) {
  const path = join(root, folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).name : undefined
}
