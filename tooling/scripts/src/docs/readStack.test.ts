import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { formatStackTable } from './formatStackTable'
import { checkStack, readStack } from './readStack'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
  tree.write(
    'package.json',
    JSON.stringify({ devDependencies: { turbo: '2.0.0' }, scripts: { build: 'turbo run build' } }),
  )
  writeManifest({ dependencies: { zod: '^4.0.0' }, peerDependencies: { react: '>=18' } })
})
afterEach(() => tree.remove())

const writeManifest = (manifest: object, name = 'modal') =>
  tree.write(`packages/${name}/package.json`, JSON.stringify({ name: `@foyer/${name}`, version: '1.0.0', ...manifest }))
const rowOf = (name: string) => readStack(tree.root).find((row) => row.name === name)

it('names the manifest and the file of a library, and those of a tool', () => {
  tree.write('packages/modal/src/read.ts', "import * as z from 'zod/mini'")
  expect(rowOf('zod')).toEqual({
    name: 'zod',
    manifests: ['packages/modal/package.json (dependency)'],
    use: { kind: 'code' },
    files: ['packages/modal/src/read.ts'],
  })
  expect(rowOf('react')?.manifests).toEqual(['packages/modal/package.json (peer)'])
  expect(rowOf('turbo')).toMatchObject({
    use: { kind: 'command' },
    files: ['package.json, `pnpm build`'],
  })
})

it.each([
  ['a test', 'packages/modal/src/read.test.ts', "import * as z from 'zod'"],
  ['a comment', 'packages/modal/src/read.ts', "// import * as z from 'zod'"],
  ['another package of that start', 'packages/modal/src/read.ts', "import z from 'zod-extra'"],
  ['a package that is not published', 'apps/site/src/read.ts', "import * as z from 'zod'"],
])('does not count %s as a call', (_, path, text) => {
  tree.write(path, text)
  expect(checkStack(readStack(tree.root))).toContain('No file uses zod.')
})

it('counts a type import only where there is no other', () => {
  tree.write('packages/modal/src/a.ts', "import type { ZodType } from 'zod'\ntype Zod = typeof import('zod')")
  expect(rowOf('zod')).toMatchObject({ use: { kind: 'types' }, files: ['packages/modal/src/a.ts'] })
  tree.write('packages/modal/src/b.ts', "const load = () => import('zod')")
  expect(rowOf('zod')).toMatchObject({ use: { kind: 'code' }, files: ['packages/modal/src/b.ts'] })
})

it('finds wagmi to be a range beside its core, until wagmi itself is imported', () => {
  tree.write('packages/modal/src/a.ts', "import { createConfig } from '@wagmi/core'")
  expect(rowOf('wagmi')).toMatchObject({
    use: { kind: 'range', part: '@wagmi/core' },
    files: ['packages/modal/src/a.ts'],
  })
  tree.write('packages/modal/src/b.ts', "import { useConfig } from 'wagmi'")
  expect(rowOf('wagmi')).toMatchObject({ use: { kind: 'code' }, files: ['packages/modal/src/b.ts'] })
})

it('finds what is copied into a build by what the package prebundles', () => {
  tree.write('packages/modal/src/a.ts', "import { z } from 'zod/mini'\nimport { atom } from 'nanostores'")
  tree.write('packages/modal/prebundled.ts', "prebundle({ name: 'zod/mini', exports: ['z'] })")
  expect(rowOf('zod')?.use).toEqual({ kind: 'copy' })
  expect(rowOf('nanostores')?.use).toEqual({ kind: 'code' })
})

it.each([
  ['that is only for development', { devDependencies: { zod: '^4.0.0' } }],
  ['of a package that is private', { private: true, dependencies: { zod: '^4.0.0' } }],
])('does not count a manifest %s', (_, manifest) => {
  tree.write('packages/modal/src/read.ts', "import * as z from 'zod'")
  writeManifest(manifest)
  expect(checkStack(readStack(tree.root))).toContain('zod is in no manifest.')
})

it('finds a tool that no script calls', () => {
  const problems = checkStack(readStack(tree.root))
  expect(problems).toContain('No file uses vitest.')
  expect(problems.filter((each) => each.includes('turbo'))).toEqual([])
})

it('finds every package of the stack in a manifest, and a file that calls it', () => {
  expect(checkStack(readStack(root))).toEqual([])
})

it('says in the page how each package of the stack is used', () => {
  const rows = formatStackTable(readStack(root)).split('\n')
  const useOf = (name: string) => rows.find((row) => row.startsWith(`| \`${name}\` |`))?.split(' | ')[2]
  expect(useOf('viem')).toBe('code')
  expect(useOf('sats-connect')).toBe('types only')
  expect(useOf('@solana/wallet-adapter-base')).toBe('types only')
  expect(useOf('@polkadot/extension-dapp')).toBe('code, copied into the build')
  expect(useOf('@walletconnect/universal-provider')).toBe('code, copied into the build')
  expect(useOf('wagmi')).toBe('version range only; the code comes from `@wagmi/core`')
  expect(useOf('turbo')).toBe('a command')
})
