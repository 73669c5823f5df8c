import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { temporaryTree } from '../testing/temporaryTree'
import { checkStack, readStack } from './readStack'

let tree: ReturnType<typeof temporaryTree>

beforeEach(() => {
  tree = temporaryTree()
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
    files: ['packages/modal/src/read.ts'],
  })
  expect(rowOf('react')?.manifests).toEqual(['packages/modal/package.json (peer)'])
  expect(rowOf('turbo')).toMatchObject({ files: ['package.json, `pnpm build`'] })
})

it.each([
  ['a test', 'packages/modal/src/read.test.ts', "import * as z from 'zod'"],
  ['a comment', 'packages/modal/src/read.ts', "// import * as z from 'zod'"],
  ['another package of that start', 'packages/modal/src/read.ts', "import z from 'zod-extra'"],
  ['a package that is not published', 'apps/site/src/read.ts', "import * as z from 'zod'"],
])('does not count %s as a call', (_, path, text) => {
  tree.write(path, text)
  expect(checkStack(readStack(tree.root))).toContain('No file calls zod.')
})

it('takes an import of types for a call where there is no other', () => {
  tree.write('packages/modal/src/a.ts', "import type { ZodType } from 'zod'")
  expect(rowOf('zod')?.files).toEqual(['packages/modal/src/a.ts'])
  tree.write('packages/modal/src/b.ts', "const load = () => import('zod')")
  expect(rowOf('zod')?.files).toEqual(['packages/modal/src/b.ts'])
})

it('takes the core of wagmi for wagmi', () => {
  tree.write('packages/modal/src/a.ts', "import { createConfig } from '@wagmi/core'")
  expect(rowOf('wagmi')?.files).toEqual(['packages/modal/src/a.ts'])
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
  expect(problems).toContain('No file calls vitest.')
  expect(problems.filter((each) => each.includes('turbo'))).toEqual([])
})

it('finds every package of the stack in a manifest, and a file that calls it', () => {
  expect(checkStack(readStack(root))).toEqual([])
})
