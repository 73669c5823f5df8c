import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkManifest } from './checkManifest'
import type { Manifest } from './packages'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
  for (const file of ['index.js', 'index.d.ts']) tree.write(`dist/exports/${file}`, '')
})
afterEach(() => tree.remove())

const entry = { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' }
const publishConfig = { provenance: true }
const manifest: Manifest = {
  name: 'one',
  version: '1.0.0',
  type: 'module',
  sideEffects: false,
  publishConfig,
  exports: { '.': entry },
}
const check = (changes: { [Name in keyof Manifest]?: Manifest[Name] | undefined } = {}) =>
  checkManifest({ path: tree.root, manifest: Object.assign({}, manifest, changes) })

it('is content when the entries built are the entries offered', () => {
  expect(check()).toEqual([])
})

it('finds entries on one side only', () => {
  tree.write('dist/exports/ui.js', '')
  expect(check()).toEqual(['./dist/exports/ui.js is built but "exports" does not offer it.'])
  expect(check({ exports: { '.': entry, './ui': './dist/exports/ui.js', './x': './dist/x.js' } })).toEqual([
    '"exports" offers ./dist/x.js, which does not exist.',
  ])
})

it('reads a pattern of entries', () => {
  const internal = {
    '@foyer/source': './src/exports/internal/*.ts',
    types: './dist/exports/internal/*.d.ts',
    default: './dist/exports/internal/*.js',
  }
  const exports = { '.': entry, './internal/*': internal }
  expect(check({ exports })).toEqual([
    '"exports" offers ./src/exports/internal/*.ts, which does not exist.',
    '"exports" offers ./dist/exports/internal/*.d.ts, which does not exist.',
    '"exports" offers ./dist/exports/internal/*.js, which does not exist.',
  ])
  tree.write('src/exports/internal/page.ts', '')
  for (const file of ['page.js', 'page.d.ts']) tree.write(`dist/exports/internal/${file}`, '')
  expect(check({ exports })).toEqual([])
  expect(check()).toHaveLength(2)
})

it('insists on modules without side effects', () => {
  expect(check({ sideEffects: undefined })).toHaveLength(1)
  expect(check({ type: undefined })).toHaveLength(1)
})

it('insists on provenance', () => {
  expect(check({ publishConfig: undefined })).toHaveLength(1)
  expect(check({ publishConfig: { provenance: false } })).toHaveLength(1)
})
