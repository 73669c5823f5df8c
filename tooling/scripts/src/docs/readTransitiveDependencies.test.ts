import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { measureFolder, readPackage, readTransitiveDependencies } from './readTransitiveDependencies'

let tree: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  tree = createTemporaryFolder()
})
afterEach(() => tree.remove())

const write = (folder: string, manifest: object) => tree.write(`${folder}/package.json`, JSON.stringify(manifest))

it('finds what a package brings all the way down, each once, and what is optional where it is there', () => {
  write('app', {
    name: 'app',
    version: '1.0.0',
    dependencies: { reef: '*', tide: '*' },
    optionalDependencies: { gone: '*' },
    peerDependencies: { maybe: '*' },
    peerDependenciesMeta: { maybe: { optional: true } },
  })
  write('app/node_modules/reef', {
    name: 'reef',
    version: '2.0.0',
    dependencies: { tide: '*' },
    peerDependencies: { kelp: '*' },
  })
  write('app/node_modules/reef/node_modules/tide', { name: 'tide', version: '1.0.0', dependencies: { reef: '*' } })
  write('app/node_modules/tide', { name: 'tide', version: '3.0.0' })
  write('app/node_modules/kelp', { name: 'kelp', version: '1.0.0' })
  write('app/node_modules/maybe', { name: 'maybe', version: '1.0.0' })
  const found = readTransitiveDependencies(readPackage(join(tree.root, 'app')))
  expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'kelp 1.0.0',
    'reef 2.0.0',
    'tide 1.0.0',
    'tide 3.0.0',
  ])
})

it('says what is needed and not installed', () => {
  write('app', { name: 'app', version: '1.0.0', dependencies: { reef: '*' } })
  expect(() => readTransitiveDependencies(readPackage(join(tree.root, 'app')))).toThrow(
    'app needs reef, which is not installed.',
  )
})

it('counts the bytes of a package without those of others', () => {
  tree.write('reef/a.js', '12345')
  tree.write('reef/inner/b.js', '123')
  tree.write('reef/node_modules/tide/c.js', '1234567')
  expect(measureFolder(join(tree.root, 'reef'))).toBe(8)
})
