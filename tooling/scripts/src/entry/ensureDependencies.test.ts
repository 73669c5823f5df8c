import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { ensureDependencies, isInstalled } from './ensureDependencies.mjs'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  tree = createTemporaryFolder()
  tree.write('pnpm-lock.yaml', 'a: 1')
  tree.write('package.json', '{}')
  tree.write('packages/one/package.json', '{}')
})
afterEach(() => {
  vi.restoreAllMocks()
  tree.remove()
})

/** Installs with a fake pnpm that writes the files of the real one. Returns the commands that were run. */
async function install({ isCi = false, code = 0 } = {}) {
  const calls: string[] = []
  const run = async (command: string, args: readonly string[]) => {
    calls.push([command, ...args].join(' '))
    tree.write('node_modules/.pnpm/lock.yaml', readFileSync(join(tree.root, 'pnpm-lock.yaml'), 'utf8'))
    tree.write('node_modules/.modules.yaml', '')
    return { code, text: '' }
  }
  await ensureDependencies({ run, env: {}, folder: tree.root, isCi })
  return calls
}

it('installs once', async () => {
  expect(isInstalled(tree.root)).toBe(false)
  expect(await install()).toHaveLength(1)
  expect(isInstalled(tree.root)).toBe(true)
  expect(await install()).toEqual([])
})

it.each([
  ['the lockfile is another', 'pnpm-lock.yaml', 'a: 2'],
  ['pnpm has installed from another lockfile', 'node_modules/.pnpm/lock.yaml', 'a: 2'],
  ['a package is new', 'tooling/greeting/package.json', '{}'],
  ['a manifest has changed', 'packages/one/package.json', '{ "dependencies": { "zod": "4.6.7" } }'],
  ['the manifest of the whole has changed', 'package.json', '{ "private": true }'],
  ['the settings of the workspace have changed', 'pnpm-workspace.yaml', 'packages: [packages/*]'],
])('installs anew when %s', async (_, path, text) => {
  await install()
  tree.write(path, text)
  expect(isInstalled(tree.root)).toBe(false)
  expect(await install()).toHaveLength(1)
  expect(isInstalled(tree.root)).toBe(true)
})

it('lets a new package into the lockfile, except in CI', async () => {
  expect(await install()).toEqual([expect.stringMatching(/^pnpm install --no-frozen-lockfile /)])
  tree.write('packages/two/package.json', '{}')
  expect(await install({ isCi: true })).toEqual([expect.stringMatching(/^pnpm install --frozen-lockfile /)])
})

it('tries again after an installation that failed, of the manifests before too', async () => {
  await install()
  tree.write('package.json', '{ "private": true }')
  await expect(install({ code: 1 })).rejects.toThrow('pnpm install failed')
  tree.write('package.json', '{}')
  expect(isInstalled(tree.root)).toBe(false)
})
