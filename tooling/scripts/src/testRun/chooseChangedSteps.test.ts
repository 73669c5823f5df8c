import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { chooseChangedSteps, e2eFilesByFolder } from './chooseChangedSteps'

const stepsOf = (...kept: string[]) =>
  Object.fromEntries(
    chooseChangedSteps({ base: 'abc', kept, removed: [] }).map(({ name, commands = [] }) => [
      name,
      commands.map((command) => command.join(' ')),
    ]),
  )

it('checks a package with those that depend on it, and tries it in a browser', () => {
  const changed = 'packages/adapter-solana/src/connect.ts'
  const { types, unit, lint, e2e, ...before } = stepsOf(changed)
  expect(Object.keys(before)).toEqual(['install', 'postgres', 'softhsm', 'valkey', 'chromium', 'fonts', 'sites'])
  expect(types).toEqual([expect.stringContaining('--filter=...@foyer/adapter-solana ')])
  expect(unit).toEqual([expect.stringContaining('--changed abc')])
  expect(lint?.[0]).toContain(changed)
  expect(e2e).toEqual([expect.stringContaining('apps/playground/e2e/solana.e2e.test.ts')])
})

it('runs an end-to-end file that was changed, and only that', () => {
  const { e2e } = stepsOf('apps/playground/e2e/safe.e2e.test.ts', 'packages/core/src/modal.ts')
  expect(e2e?.join()).toContain('safe.e2e.test.ts')
  expect(e2e?.join()).not.toContain('journey')
})

it('builds and checks the documentation site for words, and nothing for nothing', () => {
  const { docs, ...others } = stepsOf('docs/architecture.md')
  expect(Object.keys(others)).toEqual(['install', 'postgres', 'softhsm', 'valkey', 'chromium', 'unit', 'lint'])
  expect(docs?.join()).toContain('apps/docs/src/check.ts')
  expect(Object.keys(stepsOf())).toEqual(['install'])
})

it('knows every package, and names files that are there', () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  expect(Object.keys(e2eFilesByFolder)).toEqual(expect.arrayContaining(packages))
  const files = Object.values(e2eFilesByFolder).flat()
  expect(files.filter((name) => !existsSync(join(root, `apps/playground/e2e/${name}.e2e.test.ts`)))).toEqual([])
})
