import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../scripts/src/testing/createTemporaryFolder.ts'
import { findAugmentingModules, moduleAugmentationPlugin } from './mergedTypes.ts'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
  tree.write('package.json', '{ "name": "reef", "type": "module", "sideEffects": false }')
  tree.write('tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }')
  tree.write('src/exports/index.ts', "export type { Options } from '../types/options.js'")
  tree.write('src/types/options.ts', 'export interface Options { readonly depth: number }')
  const merge = "declare module '../../types/options.js' {\n  interface Options { readonly tide: boolean }\n}\n"
  tree.write('src/features/tide/index.ts', `${merge}export const tide = 1`)
  tree.write('src/features/wave/index.ts', 'export const wave = 1')
})
afterEach(() => tree.remove())

it('finds the files that add to an interface of another file', () => {
  expect(findAugmentingModules(tree.root)).toEqual(['src/features/tide/index.ts'])
})

it('builds types of an interface that import what adds to it', async () => {
  await build({
    config: false,
    cwd: tree.root,
    entry: ['src/exports/index.ts', ...findAugmentingModules(tree.root)],
    root: 'src',
    unbundle: true,
    dts: { emitDtsOnly: true },
    fixedExtension: false,
    plugins: [moduleAugmentationPlugin()],
    logLevel: 'silent',
  })
  const types = (path: string) => readFileSync(join(tree.root, 'dist', path), 'utf8')
  expect(types('types/options.d.ts')).toContain('import "../features/tide/index.js"')
  expect(types('features/tide/index.d.ts')).toMatch(/readonly tide: boolean[\s\S]*export \{ tide \}/)
})
