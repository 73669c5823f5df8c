import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { measureEntry } from './measureEntry'

/** Text that gzip cannot shorten much, from a seed. */
function createText(seed: number, length: number) {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }).join('')
}

async function measure(files: Readonly<Record<string, string>>, manifest = {}) {
  const { root: path, write, remove } = createTemporaryFolder()
  onTestFinished(remove)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  const own = { name: '@foyer/harbor', version: '0.1.0', exports, ...manifest }
  return measureEntry({ path, manifest: own, others: ['@foyer/core', '@foyer/harbor'] })
}

const text = (seed: number) => JSON.stringify(createText(seed, 4_000))

it('measureEntry counts the entry and its dependencies, and neither peers, other packages nor code that loads later', async () => {
  const dependency = {
    'node_modules/buoy/package.json': '{ "name": "buoy", "main": "index.js", "type": "module" }',
    'node_modules/buoy/index.js': `export const buoy = ${text(1)}`,
  }
  const alone = await measure({ 'dist/index.js': `export const own = ${text(2)}` })
  expect(alone).toBeGreaterThan(2_000)
  expect(alone).toBeLessThan(4_000)
  const withPeers = await measure(
    {
      'dist/index.js': `export const own = ${text(2)}
        export { peer } from 'react'
        export { core } from '@foyer/core/actions'
        export const later = () => import('./later.js')`,
      'dist/later.js': `export const late = ${text(3)}`,
    },
    { peerDependencies: { react: '>=18' } },
  )
  expect(withPeers).toBeLessThan(Number(alone) + 400)
  const withDependency = await measure({
    ...dependency,
    'dist/index.js': `export const own = ${text(2)}\nexport { buoy } from 'buoy'`,
  })
  expect(withDependency).toBeGreaterThan(Number(alone) + 2_000)
})

it('measureEntry counts a file that the entry shares with code that loads later', async () => {
  const shared = await measure({
    'dist/index.js': `export { shared } from './shared.js'\nexport const later = () => import('./later.js')`,
    'dist/later.js': `import { shared } from './shared.js'\nexport const late = shared.length`,
    'dist/shared.js': `export const shared = ${text(4)}`,
  })
  expect(shared).toBeGreaterThan(2_000)
})

it('measureEntry has no figure for a package without a main entry, or that needs Node', async () => {
  expect(await measure({}, { exports: { './package.json': './package.json' } })).toBeUndefined()
  expect(await measure({ 'dist/index.js': `export { join } from 'node:path'` })).toBeUndefined()
})
