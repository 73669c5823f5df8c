import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from '../entry/root.mjs'
import type { Changes } from './findChanges'
import { type Command, type Step, steps } from './steps'
import { turbo } from './turbo'
import { vitestCommand } from './vitestReport'

const E2E = 'apps/playground/e2e/'

/** The end-to-end files that a change of a folder is tried with: those that go through most of it, not all that touch it. */
export const concerned: Readonly<Record<string, readonly string[]>> = {
  'packages/core': ['journey'],
  'packages/react-ui': ['journey'],
  'packages/adapter-evm': ['networks'],
  'packages/adapter-solana': ['solana'],
  'packages/adapter-bitcoin': ['bitcoin'],
  'packages/adapter-polkadot': ['polkadot'],
  'packages/adapter-cosmos': ['cosmos'],
  'packages/auth-frame': ['email'],
  'packages/siwx': ['berths'],
  'apps/playground': ['journey'],
  'apps/secure-site': ['email'],
  'tooling/sandbox': ['journey'],
  'tooling/example-adapter': ['sixth'],
}

/** What `npm test -- --changed` does instead of everything: the same steps, with what the changes concern only. */
export function changedSteps({ base, kept, removed }: Changes): Step[] {
  const all = [...kept, ...removed]
  const folders = [...new Set(all.map((path) => path.split('/').slice(0, 2).join('/')))]
  const packages = folders.map(nameOf).filter(Boolean)
  const files = e2eFiles(kept, folders)
  const commands: Readonly<Record<string, false | readonly Command[]>> = {
    types: packages.length > 0 && [turbo('types', '--continue', ...packages.map((name) => `--filter=...${name}`))],
    unit: all.length > 0 && [vitestCommand('unit', '--changed', base)],
    lint: kept.length > 0 && [
      [bin('biome'), 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...kept],
      ...(named('lint').commands?.slice(1) ?? []),
    ],
    e2e: files.length > 0 && [vitestCommand('e2e', '--config', `${E2E}vitest.config.ts`, ...files)],
  }
  const changed = Object.entries(commands).flatMap(([name, own]) => (own ? [{ ...named(name), commands: own }] : []))
  const before = (...names: readonly string[]) => names.map(named)
  const e2e = changed.filter(({ name }) => name === 'e2e')
  return [
    ...before('install', ...(e2e.length > 0 ? ['chromium', 'sites'] : [])),
    ...changed.filter(({ name }) => name !== 'e2e'),
    ...e2e,
  ]
}

function named(name: string): Step {
  const found = steps.find((step) => step.name === name)
  if (!found) throw new Error(`No step is called ${name}.`)
  return found
}

/** A test file that was changed is run; else those that stand for what was. */
function e2eFiles(kept: readonly string[], folders: readonly string[]) {
  const own = kept.filter((path) => path.startsWith(E2E) && path.endsWith('.e2e.test.ts'))
  const others = folders.flatMap((folder) => concerned[folder] ?? []).map((name) => `${E2E}${name}.e2e.test.ts`)
  return own.length > 0 ? own : [...new Set(others)]
}

function nameOf(folder: string) {
  const path = join(root, folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).name : undefined
}
