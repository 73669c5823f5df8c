import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkEngines } from './checkEngines'
import { listPublishedPackages } from './packages'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
})
afterEach(() => tree.remove())

const install = (name: string, manifest: object) =>
  tree.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.1.1', ...manifest }))
const check = (manifest: object) => {
  const whole = { name: 'adapter', version: '0.0.0', engines: { node: '>=20.19' }, ...manifest }
  tree.write('package.json', JSON.stringify(whole))
  return checkEngines({ path: tree.root, manifest: whole })
}

it('finds a package deep in the tree that wants a later Node', () => {
  install('standard', { engines: { node: '>=16' }, dependencies: { base: '^1.1.0' } })
  install('base', { engines: { node: '>=22' } })
  expect(check({ dependencies: { standard: '^1.1.0' } })).toEqual([
    'base 1.1.1 wants Node >=22, and "engines" admits 20.19.0.',
  ])
})

it('accepts packages that run on the oldest Node, and those that do not say', () => {
  install('standard', { engines: { node: '^18 || >=20.19.0' }, dependencies: { base: '^1.1.0', ancient: '^1.0.0' } })
  install('base', {})
  install('ancient', { engines: ['node >= 0.4'] })
  expect(check({ dependencies: { standard: '^1.1.0' } })).toEqual([])
})

it('counts a peer unless it is optional', () => {
  install('sdk', { engines: { node: '>=24' } })
  expect(check({ peerDependencies: { sdk: '^1.0.0' } })).toHaveLength(1)
  const optional = { peerDependencies: { sdk: '^1.0.0' }, peerDependenciesMeta: { sdk: { optional: true } } }
  expect(check(optional)).toEqual([])
})

it('insists on engines', () => {
  expect(check({ engines: undefined })).toHaveLength(1)
})

it('finds that every published package and what it brings run on the same Node', () => {
  for (const found of listPublishedPackages(root)) expect(checkEngines(found), found.manifest.name).toEqual([])
})
